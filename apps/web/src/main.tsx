import { render } from 'preact'
import './styles/layers.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import { keepApp } from './offline/keep-app.ts'
import { App } from './ui/app.tsx'
import { listenForHelp } from './ui/keys/key-help.ts'
import { followAddress } from './ui/place/place.ts'
import { startSpeaking } from './ui/settings/language.ts'
import { resumeErrand } from './ui/room/entering.ts'
import { showPreferences } from './ui/settings/show-preferences.ts'

showPreferences(document.documentElement)
followAddress()
listenForHelp()
// No sentence is shown in one language first and then in another.
void startSpeaking(document.documentElement).then(() => {
  render(<App />, document.querySelector('#app') as HTMLElement)
  resumeErrand()
})
keepApp()
