import type { Plural } from './plural.ts'

/**
 * Every text of the screens, in English. `{name}` is filled in where it stands; a text that
 * depends on a number has one form for each plural category of the language.
 */
export const en = {
  'app.name': 'Samedeal',

  'home.title': 'One deal. Everyone at once.',
  'home.title.first': 'One deal.',
  'home.title.second': 'Everyone at once.',
  'home.promise':
    'Race 1 to 20 players on the same winnable solitaire. First to bring every card home wins.',
  'home.host': 'Host a race',
  'home.host.busy': 'Opening a room…',
  'home.join.title': 'Join with a code',
  'home.join.length': 'six letters',
  'home.join.unused': 'codes have no I, L, O, U or digits',
  'home.join': 'Join',
  'home.join.left': {
    one: 'Join · {n} letter to go',
    other: 'Join · {n} letters to go',
  },
  'home.join.busy': 'Joining…',
  'home.code': 'Room code, six letters',
  'home.alone': 'Play alone',
  'home.alone.against': 'against one CPU',
  'home.alone.busy': 'Dealing…',
  'home.aside': 'The same cards at the same instant. Faces stay hidden until GO.',
  'home.how': 'How to play',
  'home.settings': 'Settings',

  'name.label': 'Your name',
  'name.placeholder': 'Your name',
  'name.needed': 'Type your name first. The others see it in the race.',
  'name.alone': 'Player',

  'tag.you': 'YOU',
  'tag.cpu': 'CPU',
  'tag.away': 'away',
  'tag.quit': 'quit',
  'tag.home': 'home',
  'demo.person': 'Noor',
  'demo.own': 'Lena',
  'demo.cpu': 'Birch',

  'join.no-such-room': 'No room has this code. Ask for the code again; it has six letters.',
  'join.bad-code': 'That is no room code. A code has six letters.',
  'join.unreachable': 'The game server does not answer. Check the network and try again.',

  'settings.title': 'Settings',
  'settings.close': 'Close the settings',
  'settings.theme': 'Theme',
  'settings.theme.felt': 'Felt',
  'settings.theme.dark': 'Dark',
  'settings.theme.light': 'Light',
  'settings.theme.high-contrast': 'High contrast',
  'settings.deck': 'Suits',
  'settings.deck.two': 'Two colours',
  'settings.deck.four': 'Four colours',
  'settings.back': 'Card backs',
  'settings.back.ink': 'Ink',
  'settings.back.oxblood': 'Oxblood',
  'settings.back.felt': 'Felt',
  'settings.hand': 'Playing hand',
  'settings.hand.right': 'Right',
  'settings.hand.left': 'Left',
  'settings.motion': 'Movement is reduced where your system asks for it.',

  'number.percent': '{n}%',
} as const satisfies Record<string, string | Plural>
