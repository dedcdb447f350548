/** Texts of the home page, of the ways into a room, and of what stands on every screen. */
export const ENTERING = {
  'app.name': 'Samedeal',

  'home.title': 'One deal. Everyone at once.',
  'home.title.first': 'One deal.',
  'home.title.second': 'Everyone at once.',
  'home.promise':
    'A solitaire race for 1 to 20 players. Same winnable deal; first to bring every card home wins.',
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
  'home.alone.go-on': 'resume at {time}',
  'home.alone.best': 'best {time}',
  'home.alone.busy': 'Dealing…',
  'home.aside': 'The same cards at the same instant. Faces stay hidden until GO.',
  'home.how': 'How to play',
  'how.back': 'Back to the room',
  'home.settings': 'Settings',

  'name.label': 'Your name',
  'name.placeholder': 'Your name',
  'name.needed': 'Type your name first. The other players see it in the race.',
  'name.alone': 'Player',

  'join.no-such-room': 'No room has this code. Ask for the code again; it has six letters.',
  'join.bad-code': 'That isn’t a room code. A code has six letters.',
  'join.failed': 'The server could not do that just now. Try again in a while.',
  'join.room-full': 'This room is full.',
  'join.server-full':
    'The server is full just now. Try again in a few minutes, or join a friend’s room with its code.',
  'join.too-many-rooms':
    'Your network has as many rooms open as it may. Join one of them, or leave one first.',
  'join.too-many-sockets':
    'Too many players are connected from your network. Try again when somebody has left.',
  'join.too-many-joins':
    'You have joined too often in a short time. Wait a moment, then try again.',
  'join.too-many-tries': 'Too many wrong codes came from your network. Try again in a few minutes.',
  'join.foreign-origin':
    'The server does not know this page’s address. Open the link exactly as it was sent to you.',
  'join.unreachable': 'The game server isn’t answering. Check your connection and try again.',

  'room.leave': 'Leave the room',
  'room.leave.question': 'Leave the room?',
  'room.leave.question.racing': 'Leave the room and quit this race?',
  'room.leave.yes': 'Leave',
  'room.leave.no': 'Stay',

  'invite.title': 'You’re invited to a race',
  'invite.join': 'Join the race',

  'lost.title': 'There is nothing at this address',
  'lost.unused': '“{typed}” isn’t a room code: codes never contain {letters}.',
  'lost.length': {
    one: '“{typed}” isn’t a room code: it has {n} letter, and a code has six.',
    other: '“{typed}” isn’t a room code: it has {n} letters, and a code has six.',
  },
  'lost.page': 'Samedeal has no page “{typed}”.',
  'lost.way': 'To join a race, type its code on the home page.',

  'over.taken.title': 'You’re playing in another tab',
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
  'take-seat.hint': 'It is there in the room’s settings, under “Move to another device”.',
  'take-seat.bad': 'A code has fourteen letters: six of the room and eight of the seat.',
  'take-seat.yes': 'Play here',

  'over.handed-over.title': 'You’re playing on another device',
  'over.handed-over.text':
    'Your seat has moved there with its cards. This page no longer follows the race.',
  'over.closed.title': 'The connection has ended',
  'over.closed.text': 'The server no longer has this room.',
  'over.closed.back': 'Try to come back',
  'over.removed.title': 'The host removed you',
  'over.removed.text': 'You are out of this room and cannot come back to it.',
  'over.home': 'Home',

  'connection.live': 'Live',
  'connection.connecting': 'Reconnecting',
  'connection.connecting.for': {
    one: 'Reconnecting, {n} s',
    other: 'Reconnecting, {n} s',
  },
  'connection.back': 'Back',
  'connection.stopping': 'The server is restarting. Play goes on as soon as it is back.',
  'connection.behind': 'Your connection could not keep up, so it was restarted.',
  'connection.unsaved': 'This race cannot be saved at the moment. Play goes on.',
} as const
