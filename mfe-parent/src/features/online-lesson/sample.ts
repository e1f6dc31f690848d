/** Sample data: no call returns an online lesson yet (decision OQ-057). */
export const lesson = {
  tutor: { en: 'Farhana Akter', bn: 'ফারহানা আক্তার' },
  subject: { en: 'Mathematics', bn: 'গণিত' },
  date: '2026-11-14',
  time: '17:00',
  minutes: 60,
};
