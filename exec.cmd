@rem Lets cmd.exe run the scripts of package.json: they begin with exec, which other shells know.
@%*
