import { describe, expect, it } from 'vitest';
import { judge } from './delivery.rules.ts';
import { prayerUntil } from './prayers.rules.ts';

const [dhaka, sylhet, rajshahi] = [1, 3, 4];
const at = (time: string) => new Date(`${time}:00+06:00`);
const until = (time: string, city: number | null = dhaka) => {
  const end = prayerUntil(city, at(time));
  return end && new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', timeStyle: 'short' }).format(end);
};

describe('NTF-120 the times of prayer', () => {
  it('follow the sun over the city and the season, on Saturday to Thursday', () => {
    // Within a minute of what is published for Dhaka: 17:11 and 18:48 at sunset, 15:35 and 16:41 in the afternoon.
    expect(['17:11', '17:12', '17:41', '17:42'].map((time) => until(`2026-11-18T${time}`))).toEqual([
      null,
      '17:42',
      '17:42',
      null,
    ]);
    expect(until('2026-06-21T18:47')).toBeNull();
    expect(until('2026-06-21T18:48')).toBe('19:18');
    expect(until('2026-11-18T15:40')).toBe('16:21');
    expect(until('2026-06-21T15:36')).toBeNull();
    expect(until('2026-06-21T16:45')).toBe('17:26');
    expect(until('2026-11-18T19:00')).toBe('19:30');
    expect(until('2026-11-18T05:30')).toBe('06:15');
    expect(until('2026-11-18T13:10')).toBe('13:45');
    expect(until('2026-11-18T12:30')).toBeNull();
  });

  it('differ by city: the sun sets in Sylhet before it does in Rajshahi', () => {
    expect(until('2026-11-18T17:06', sylhet)).toBe('17:34');
    expect(until('2026-11-18T17:06', rajshahi)).toBeNull();
    expect(until('2026-11-18T17:45', rajshahi)).toBe('17:48');
    for (const none of [null, 99]) expect(until('2026-11-18T17:12', none)).toBe('17:42');
  });

  it('keep Friday free until the prayer of noon is over', () => {
    expect(until('2026-11-20T09:00')).toBe('14:00');
    expect(until('2026-11-20T13:59')).toBe('14:00');
    expect(until('2026-11-20T14:00')).toBeNull();
    expect(until('2026-11-19T23:59')).toBeNull();
  });
});

it('NTF-120 NTF-122 messages that can wait do so, not the code of a lesson and what is pressing', () => {
  const now = at('2026-11-20T09:00');
  const message = {
    channel: 'sms',
    known: true,
    created_at: now.toISOString(),
    kind: 'lessons',
    urgent: false,
    uncounted: false,
    banned: false,
    email_verified: true,
    choices: {},
    quiet_from: '22:00:00',
    quiet_to: '08:00:00',
    prayer_times: true,
    city_id: dhaka,
    text_key: 'notice.lesson.said',
    sms_today: 0,
    question_id: null,
  } as const;
  const send = { act: 'send' };
  expect(judge(message, now)).toEqual({ act: 'wait', until: at('2026-11-20T14:00') });
  expect(judge({ ...message, text_key: 'notice.lesson.code' }, now)).toEqual(send);
  expect(judge({ ...message, urgent: true }, now)).toEqual(send);
  expect(judge({ ...message, prayer_times: false }, now)).toEqual(send);
  const night = at('2026-11-20T07:00');
  const codeAtNight = { ...message, text_key: 'notice.lesson.code' };
  expect(judge(codeAtNight, night)).toEqual({ act: 'wait', until: at('2026-11-20T08:00') });
});
