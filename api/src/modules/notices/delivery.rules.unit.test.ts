import { describe, expect, it } from 'vitest';
import { type Deliverable, judge, quietUntil, smsPerDay } from './delivery.rules.ts';

const night = ['22:00:00', '08:00:00'] as const;
/** On the clock of Bangladesh, six hours ahead of UTC. */
const at = (clock: string) => new Date(`2026-11-18T${clock}+06:00`);
const message: Deliverable = {
  channel: 'sms',
  known: true,
  created_at: at('12:00:00').toISOString(),
  kind: 'applications',
  urgent: false,
  uncounted: false,
  banned: false,
  email_verified: true,
  choices: {},
  quiet_from: night[0],
  quiet_to: night[1],
  prayer_times: true,
  city_id: 1,
  text_key: 'notice.application.appointed',
  sms_today: 0,
  question_id: null,
};

describe('NTF-006 the quiet hours', () => {
  it('end on the clock of Bangladesh', () => {
    expect(quietUntil(...night, at('21:59:59'))).toBeNull();
    expect(quietUntil(...night, at('22:00:00'))).toEqual(new Date('2026-11-19T08:00:00+06:00'));
    expect(quietUntil(...night, at('00:00:30'))).toEqual(at('08:00:00'));
    expect(quietUntil(...night, at('07:59:59'))).toEqual(at('08:00:00'));
    expect(quietUntil(...night, at('08:00:00'))).toBeNull();
  });

  it('may be within a day, and may be none', () => {
    const noon = ['13:00:00', '14:30:00'] as const;
    expect(quietUntil(...noon, at('14:29:00'))).toEqual(at('14:30:00'));
    expect(quietUntil(...noon, at('12:59:00'))).toBeNull();
    expect(quietUntil('09:00:00', '09:00:00', at('09:00:00'))).toBeNull();
  });

  it('let pass only what cannot wait', () => {
    const [now, until] = [at('23:00:00'), new Date('2026-11-19T08:00:00+06:00')];
    for (const channel of ['sms', 'email', 'push'] as const) {
      expect(judge({ ...message, channel }, now)).toEqual({ act: 'wait', until });
      expect(judge({ ...message, channel, urgent: true }, now)).toEqual({ act: 'send' });
    }
  });
});

describe('NTF-007 a message', () => {
  const now = at('12:00:00');
  it('is dropped for banned accounts, unproved addresses and channels that were switched off', () => {
    expect(judge(message, now)).toEqual({ act: 'send' });
    expect(judge({ ...message, banned: true }, now)).toEqual({ act: 'drop', reason: 'banned' });
    const choices = { applications: { sms: false } };
    expect(judge({ ...message, choices }, now)).toEqual({ act: 'drop', reason: 'switched off' });
    expect(judge({ ...message, choices, kind: 'charges' }, now)).toEqual({ act: 'send' });
    expect(judge({ ...message, choices, channel: 'email' }, now)).toEqual({ act: 'send' });
    const unproved = { ...message, email_verified: false };
    const dropped = { act: 'drop', reason: 'unproved address' };
    expect(judge({ ...unproved, channel: 'email' }, now)).toEqual(dropped);
    expect(judge(unproved, now)).toEqual({ act: 'send' });
  });

  it('API-397 that this version cannot write waits for a newer one for a day, and is dropped then', () => {
    const unknown = { ...message, known: false };
    expect(judge(unknown, now)).toEqual({ act: 'wait', until: at('12:01:00') });
    expect(judge(unknown, new Date('2026-11-19T12:00:00+06:00'))).toMatchObject({ act: 'wait' });
    const dropped = { act: 'drop', reason: 'unknown notice' };
    expect(judge(unknown, new Date('2026-11-19T12:00:01+06:00'))).toEqual(dropped);
  });

  it('is no fourth text message of a day', () => {
    expect(judge({ ...message, sms_today: smsPerDay - 1 }, now)).toEqual({ act: 'send' });
    expect(judge({ ...message, sms_today: smsPerDay }, now)).toEqual({ act: 'drop', reason: 'daily limit' });
    expect(judge({ ...message, sms_today: smsPerDay, question_id: 1 }, now)).toEqual({ act: 'send' });
    expect(judge({ ...message, sms_today: smsPerDay, uncounted: true }, now)).toEqual({ act: 'send' });
    expect(judge({ ...message, sms_today: smsPerDay, channel: 'push' }, now)).toEqual({ act: 'send' });
  });
});
