/** Texts of the big screen. */
export const SCREEN = {
  'screen.title': 'Big screen',
  'screen.opening': 'Opening the big screen…',
  'screen.failed': 'The big screen cannot be shown',
  'screen.again': 'Try again',
  'screen.join': 'Join the race',
  'screen.join.next': 'Join the next race',
  'screen.gathering': 'Who is in?',
  'screen.nobody': 'Nobody yet. Scan the code or type it.',
  'screen.still': 'still racing',
  'screen.still.of': 'of {all}',
  'screen.also': 'Also on the table',
  'screen.last-cards': {
    one: 'last card',
    other: 'last {n} cards',
  },
  'screen.passes': '{name} passes {other}',
  'screen.down-to': {
    one: '{name} is down to one card',
    other: '{name} is down to {n} cards',
  },
  'screen.home.plain': '{name} is home',
  'screen.home': '{name} is home in {time}',
  'screen.quit': '{name} quits',
  'screen.away': '{name} is away, a CPU plays on',
  'screen.back': '{name} is back',
  'screen.closed': 'This room is closed',
} as const
