/** Lessons: refusals, answers and the words of notices. */
export default {
  'lesson.saidAlready': 'This side has already said something of this lesson. Take that back first.',
  'lesson.byCode':
    'The code of this day was entered, so the lesson counts as held. If something is wrong, report a problem.',
  'lesson.agreed':
    'There were 48 hours to say something else, so it counts as agreed. If something is wrong, report a problem.',
  'lesson.linked':
    'This lesson was moved or made up for, and the other day has a word of its own. A lesson counts once: take that back first.',
  'lesson.targetTaken': 'That day has a lesson already. Please choose another day.',
  'lesson.sameDay': "Please choose another day than the lesson's own.",
  'lesson.earlier': 'Please choose the earlier day that this lesson makes up for.',
  'lesson.future': 'A lesson can be said to be held on its day or later.',
  'lesson.outside':
    'This day cannot be chosen: it is too long ago, too far ahead, or not a day of this tuition.',
  'lesson.entryMissing': 'There is no such entry of this side.',
  'lesson.takenBackAlready': 'This entry was taken back already.',
  'lesson.codeDay':
    'A code is taken on its day and in the 72 hours after it. You can still say that the lesson was held.',
  'lesson.codeWrong': {
    one: 'This is not the code of that day. {count} try is left. Without the code you can both say that the lesson was held.',
    other:
      'This is not the code of that day. {count} tries are left. Without the code you can both say that the lesson was held.',
  },
  'lesson.noTries':
    'The tries for the code of that day are used up. Say that the lesson was held; it counts when the family says the same, or nothing else within 48 hours.',
  'lesson.ownTutor': 'Only the tutor of this tuition enters the code.',
  'lesson.heldNow': 'The lesson is entered as held. Both of you see it.',
  'lesson.noted': 'Noted. Both of you see it.',
  'lesson.takenBackNow': 'Taken back. The entry stays in the list, with a note that it does not hold.',
  'lesson.word.held': 'the lesson was held',
  'lesson.word.not_held': 'the lesson is cancelled',
  'lesson.word.moved': 'the lesson is moved to another day',
  'lesson.word.made_up': 'a lesson was made up for',
  'routineChange.dealEnded': 'This tuition has ended, so its routine is not changed any more.',
  'routineChange.waiting':
    'Something is proposed already. Answer it, or take it back, before something else is proposed.',
  'routineChange.noRamadan': 'The days of the next Ramadan are not known yet. Please try again later.',
  'routineChange.noRoutine': 'There are no times to move yet. The family plans the class routine first.',
  'routineChange.beyond': 'With this a lesson would not be on its day any more. Please choose less.',
  'routineChange.past': 'Please choose today or a later day.',
  'routineChange.long': 'These are more than three months. Please choose fewer days.',
  'routineChange.far': 'This is too far ahead. Please choose days of the next six months.',
  'routineChange.missing': 'There is no such proposal.',
  'routineChange.answered': 'This was answered or taken back already.',
  'routineChange.own': 'The other side answers this. You can take it back.',
  'routineChange.notOwn': 'The side that proposed this takes it back. You can decline it.',
  'routineChange.over': 'The days of this proposal are over.',
  'routineChange.proposed': 'Proposed. It holds once the other side agrees; until then all is as usual.',
  'routineChange.agreed': 'Agreed. The expected lessons follow from it.',
  'routineChange.declined': 'Declined. All is as usual.',
  'routineChange.withdrawn': 'Taken back. All is as usual.',
  'routineChange.word.ramadan': 'other times in Ramadan',
  'routineChange.word.pause': 'no lessons',
  'routineChange.word.usual': 'lessons as usual',
  'record.given': 'Families to whose jobs you apply see it now, and your CV has it.',
  'record.withdrawn': 'Nobody sees it any more.',
  'season.saved': 'Saved. Expected lessons follow from it at once, and who agreed to a timetable is told.',
} as const;
