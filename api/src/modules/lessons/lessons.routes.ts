import { type lessonEndpoints, lessonRules } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { dealNotFound } from '../deals/index.ts';
import { codeLink, codeOf, isCodeOf } from './code.ts';
import { ownDeal } from './known.ts';
import * as repository from './lessons.repository.ts';
import { stateOf } from './lessons.rules.ts';
import { codeDays, forSides, lessonOf, monthOf, planOf } from './month.ts';
import { writeEntry } from './write.ts';

export function lessonHandlers({ db, tokens, siteUrl }: Services): Handlers<typeof lessonEndpoints> {
  const own = (id: number, userId: number) => ownDeal(db, id, userId);
  const shown = async (deal: repository.LessonDeal, day: string, now: Date) => {
    const lesson = lessonOf(await repository.listEntries(db, deal.id), planOf(deal), day, now);
    if (!lesson) throw dealNotFound();
    return forSides(lesson);
  };
  /** Counts the try before the code is looked at. */
  const tryCode = async (id: number, { key, day, code }: { key: string; day: string; code: string }) => {
    const tried = tokens.fingerprint(`lesson try ${key} ${code}`);
    const { made, isCounted } = await repository.takeTry(db, id, day, tried, lessonRules.codeTries);
    const left = lessonRules.codeTries - made;
    if (isCounted && isCodeOf(tokens, id, day, code)) return;
    if (left <= 0) throw invalid({ code: ['lesson.noTries'] });
    throw invalid({ code: [{ key: 'lesson.codeWrong', params: { count: left } }] });
  };

  return {
    'GET /api/deals/:id/lessons': async ({ params, query, viewer }) => {
      const now = new Date();
      const { deal, side } = await own(params.id, viewer.userId);
      const month = monthOf(deal, await repository.listEntries(db, deal.id), query.month, now);
      const days = codeDays(planOf(deal), now);
      const { today } = month;
      const digits = codeOf(tokens, deal.id, today);
      const hasCode = side === 'guardian' && days.includes(today);
      return {
        data: {
          ...month,
          lessons: month.lessons.map(forSides),
          side,
          name: side === 'tutor' ? deal.guardian_name : deal.tutor_name,
          code_days: days,
          code: hasCode ? { day: today, digits, link: codeLink(siteUrl, deal.id, today, digits) } : null,
        },
      };
    },
    'POST /api/deals/:id/lessons': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      const { deal, side } = await own(params.id, userId);
      const by = { side, how: 'said', userId, reason: null } as const;
      const day = await inTransaction(db, (trx) => writeEntry(trx, deal, body, by, now));
      const message = body.kind === 'taken_back' ? 'lesson.takenBackNow' : 'lesson.noted';
      return { status: 'success', message, data: await shown(deal, day, now) };
    },
    'POST /api/deals/:id/lessons/code': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      const { deal, side } = await own(params.id, userId);
      if (side !== 'tutor') throw new ApiFailure('CONFLICT', 'lesson.ownTutor');
      const { key, day } = body;
      if (!codeDays(planOf(deal), now).includes(day)) throw invalid({ day: ['lesson.codeDay'] });
      const held = async () => ({
        status: 'success' as const,
        message: 'lesson.heldNow' as const,
        data: await shown(deal, day, now),
      });
      const { by } = stateOf(await repository.listEntries(db, deal.id), day, now);
      if (by === 'code') return held();
      await tryCode(deal.id, body);
      const entry = { key, kind: 'held', day, takes_back: null } as const;
      const how = { side, how: 'code', userId, reason: null } as const;
      await inTransaction(db, (trx) => writeEntry(trx, deal, entry, how, now));
      return held();
    },
  };
}
