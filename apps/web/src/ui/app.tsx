import { Home } from './home/home.tsx'
import { place } from './place/place.ts'

/** The whole page: the screen of the place that is open. */
export function App() {
  const here = place.value
  switch (here.at) {
    case 'home':
      return <Home />
    default:
      return <Home />
  }
}
