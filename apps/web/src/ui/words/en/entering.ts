/** Texts of the home page, of the ways into a room, and of what stands on every screen. */
export const ENTERING = {
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
  'home.join.none': 'no code found in that text',
  'home.join': 'Join',
  'home.join.left': {
    one: 'Join · {n} letter to go',
    other: 'Join · {n} letters to go',
  },
  'home.join.busy': 'Joining…',
  'home.code': 'Room code, six letters',
  'home.alone': 'Play alone',
  'home.alone.against': 'against the clock',
  'home.alone.go-on': 'go on at {time}',
  'home.alone.best': 'best {time}',
  'home.alone.busy': 'Dealing…',
  'home.aside': 'The same cards at the same instant. Faces stay hidden until GO.',
  'home.how': 'How to play',
  'how.back': 'Back to the room',
  'home.settings': 'Settings',

  'name.label': 'Your name',
  'name.placeholder': 'Your name',
  'name.needed': 'Type your name first. The others see it in the race.',
  'name.alone': 'Player',

  'join.no-such-room': 'No room has this code. Ask for the code again; it has six letters.',
  'join.bad-code': 'That is no room code. A code has six letters.',
  'join.failed': 'The server could not do that now. Try again in a while.',
  'join.room-full': 'This room has as many people in it as it can hold.',
  'join.server-full':
    'Every table here is taken just now. Try again in a few minutes, or join a friend with a code.',
  'join.too-many-rooms':
    'Your network has opened as many rooms as it may. Join one of them, or leave one first.',
  'join.too-many-sockets':
    'Too many players are connected from your network. Try again when somebody has left.',
  'join.too-many-joins':
    'You have joined many times in a short while. Wait a moment, then try again.',
  'join.too-many-tries': 'Too many wrong codes came from your network. Try again in some minutes.',
  'join.foreign-origin':
    'The server does not know this address of the page. Open the link as it was sent to you.',
  'join.unreachable': 'The game server does not answer. Check the network and try again.',

  'room.leave': 'Leave the room',
  'room.leave.question': 'Leave the room?',
  'room.leave.question.racing': 'Leave the room and quit this race?',
  'room.leave.yes': 'Leave',
  'room.leave.no': 'Stay',

  'invite.title': 'You are invited to a race',
  'invite.join': 'Join the race',

  'lost.title': 'There is nothing at this address',
  'lost.unused': '“{typed}” isn’t a room code: codes never contain {letters}.',
  'lost.length': {
    one: '“{typed}” isn’t a room code: it has {n} letter, and a code has six.',
    other: '“{typed}” isn’t a room code: it has {n} letters, and a code has six.',
  },
  'lost.page': 'Samedeal has no page “{typed}”.',
  'lost.way': 'To join a race, type its code on the home page.',

  'over.taken.title': 'You play in another tab',
  'over.taken.text':
    'Your seat has moved there with its cards. This page no longer follows the race.',
  'over.taken.back': 'Play here instead',
  'hand-over.offer': 'Move to another device',
  'hand-over.how':
    'Scan this with the other device, or type the code there: Settings, then “Move your seat here”. Your seat moves with its cards, and this page stops.',
  'hand-over.qr': 'QR code that moves your seat',
  'hand-over.code': 'Code for the other device',
  'hand-over.life': 'It works once, for five minutes. Whoever has it gets your seat.',
  'hand-over.asking': 'Asking for a code…',
  'hand-over.expired': 'The code has expired.',
  'hand-over.again': 'New code',
  'hand-over.close': 'Close',

  'take-seat.open': 'Move your seat here',
  'take-seat.title': 'Continue on this device',
  'take-seat.text':
    'Your seat moves here from your other device, with its cards. That device then stops.',
  'take-seat.label': 'Code from the other device',
  'take-seat.hint':
    'You find it there in the settings of the room, under “Move to another device”.',
  'take-seat.bad': 'A code has fourteen letters: six of the room and eight of the seat.',
  'take-seat.yes': 'Play here',

  'over.handed-over.title': 'You play on another device',
  'over.handed-over.text':
    'Your seat has moved there with its cards. This page no longer follows the race.',
  'over.closed.title': 'The connection has ended',
  'over.closed.text': 'The server no longer has this room.',
  'over.closed.back': 'Try to come back',
  'over.removed.title': 'The host has taken your seat',
  'over.removed.text': 'You are out of this party and cannot come back to it.',
  'over.home': 'Home',

  'connection.live': 'Live',
  'connection.connecting': 'Reconnecting',
  'connection.connecting.for': {
    one: 'Reconnecting, {n} s',
    other: 'Reconnecting, {n} s',
  },
  'connection.back': 'Back',
  'connection.stopping': 'The server restarts for a moment. Everything goes on when it is back.',
  'connection.behind': 'Your connection could not keep up, so it was started afresh.',
  'connection.unsaved': 'This round cannot be saved at the moment. Play goes on.',
} as const
