import type { OpsPerson } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import type { Language } from '../../kit/failure.ts';
import { findLastSent, questionText } from '../notices/index.ts';
import { findLastReply, isBySms } from './person.repository.ts';

/** A family without the site: the last question that was sent to it, and its last message. */
export async function readBySms(db: Db, id: number, language: Language): Promise<OpsPerson['by_sms']> {
  const active = await isBySms(db, id);
  const found = await findLastSent(db, id);
  const reply = (await findLastReply(db, id)) ?? null;
  if (!active && !found && !reply) return null;
  if (!found) return { active, question: null, reply };
  const { asked_at: at, answered_at, answered, expired } = found;
  const open = expired ? 'expired' : 'open';
  const state = answered ? 'answered' : open;
  return { active, question: { text: questionText(found, language), at, state, answered_at }, reply };
}
