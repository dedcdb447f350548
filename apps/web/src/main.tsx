import { render } from 'preact'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import { App } from './ui/app.tsx'
import { followAddress } from './ui/place/place.ts'
import { showPreferences } from './ui/settings/preferences.ts'

showPreferences(document.documentElement)
followAddress()
render(<App />, document.querySelector('#app') as HTMLElement)
