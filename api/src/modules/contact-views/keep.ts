import type { Db } from '../../kit/database/open.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { recordShown } from './contact-views.repository.ts';
import { rules, type Shown } from './shown.ts';

type Rule = (answer: unknown, params: unknown) => readonly Shown[];

/** Records what an answer shows of others, before it is sent: what cannot be recorded is not shown. */
export async function keepShown(
  db: Db,
  { key, viewer, params }: { readonly key: string; readonly viewer: Viewer | null; readonly params: unknown },
  answer: unknown,
): Promise<void> {
  const rule = Object.hasOwn(rules, key) ? (rules[key as keyof typeof rules] as Rule) : undefined;
  if (!rule || !viewer) return;
  const shown = rule(answer, params);
  const isBackOffice = key.includes(' /api/ops/');
  const isOperator = isBackOffice || viewer.grants.includes('operator');
  const asOperator = shown.filter(({ because }) => isBackOffice || because !== 'deal');
  if (isOperator) await recordShown(db, viewer, true, asOperator);
  await recordShown(db, viewer, false, isBackOffice ? [] : shown.filter(({ because }) => because === 'deal'));
}
