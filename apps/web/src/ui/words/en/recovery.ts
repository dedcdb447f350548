/** Texts of what has gone wrong or takes long, of the way back, and of what is asked before an act that stays. */
export const RECOVERY = {
  'page.loading': 'Loading…',
  'page.out-of-date':
    'The game has been updated, and this page is out of date. Reload it to go on; your seat is kept.',
  'page.part-missing': 'A part of this page could not be loaded. Reload the page.',
  'page.reload': 'Reload the page',
  'join.room-silent':
    'The server answers, but this room does not. Try again in a moment, or host a new race.',
  'outage.server':
    'The server has not answered for a while. This page keeps trying, and your seat is kept.',
  'outage.deal':
    'The deal is taking longer than usual. You can wait here, or go home and come back; your seat is kept.',
  'start.unheard': 'The server restarted before your start reached it. Start the race again.',
  'home.return': 'Back to your race',
  'home.return.room': 'Back to your room',
  'home.return.racing': 'The race in room {code} is on, and your seat is kept.',
  'home.return.waiting': 'Your seat in room {code} is kept.',
  'back.pause.question': 'Pause this race and go home?',
  'back.pause.yes': 'Pause',
  'back.pause.no': 'Keep playing',
  'lobby.remove.question': 'Remove {name}? They cannot come back to this room.',
  'lobby.remove.question.cpu': 'Remove {name} from this race?',
  'lobby.remove.no': 'Keep',
  'lobby.make-host.question':
    'Make {name} the host? You can no longer start races or change the rules.',
  'lobby.make-host.no': 'Stay host',
  'room.leave.question.host': 'Leave the room? Somebody else will become the host.',
  'hand-over.failed': 'No code arrived. Try again.',
  'table.no-picture':
    'This device cannot show the cards at the moment. Each pile is a button that says what lies there.',
} as const
