import type { Locator, Page } from '@playwright/test';
import type { CaseKind } from '@porao/contracts';
import { bomb as onePng } from '../../api/test/support/pictures.ts';
import casesBn from '../../shared/contracts/src/locales/cases.bn.ts';
import casesEn from '../../shared/contracts/src/locales/cases.en.ts';
import problemBn from '../../shared/features/src/problem/locales/bn.ts';
import problemEn from '../../shared/features/src/problem/locales/en.ts';
import { dialog } from './board.ts';
import type { Caller } from './family.ts';
import { image } from './profile.ts';
import { decide } from './sides.ts';
import { expect } from './test.ts';
import { textsOf } from './words.ts';

/** Texts of problems, as their sides read them. */
export const caseTexts = textsOf({ ...problemEn, ...casesEn }, { ...problemBn, ...casesBn });
type CaseTexts = ReturnType<typeof caseTexts>;

/** Pages where each side follows its problems; those of a tutor whose tuition ended are among the active ones. */
export const followed = {
  guardian: '/parent/dashboard/teachers/my-tutor',
  tutor: '/tutor/my-pending-students',
  endedTutor: '/tutor/my-students',
} as const;

/** The card of a tuition on the tutor's pages. */
export const cardOf = (page: Page, jobId: number): Locator =>
  page.getByRole('article').filter({ has: page.locator(`[href="/job-details/${jobId}"]`) });

/** The tuition that ended last. */
export const lastEnded = (page: Page, t: CaseTexts): Locator =>
  page
    .getByRole('list', { name: t('problem.ended') })
    .getByRole('listitem')
    .first();

/** A problem on the page of a side. */
export const problemIn = (where: Page | Locator, t: CaseTexts, kind: CaseKind): Locator =>
  where.getByRole('article', { name: t(`case.kind.${kind}`), exact: true });

export const attached = image('proof.png', onePng(64));

interface Report {
  readonly kind: CaseKind;
  readonly words: string;
  /** A photo is chosen. */
  readonly withPhoto?: boolean;
}

/** Reports a problem of a tuition with this person by its form, which says whom to call first where somebody is not safe. */
export async function reportProblem(tuition: Locator, t: CaseTexts, name: string, given: Report) {
  const { kind, words, withPhoto } = given;
  await tuition.getByRole('button', { name: t('problem.open') }).click();
  const asked = dialog(tuition.page(), t('problem.title', { name }));
  await asked.getByRole('radio', { name: t(`case.kind.${kind}`) }).check();
  const call = asked.getByRole('link', { name: t('problem.unsafe.999') });
  if (kind === 'unsafe') await expect(call).toHaveAttribute('href', 'tel:999');
  await asked.getByRole('textbox', { name: t('problem.text') }).fill(words);
  if (withPhoto) {
    await asked.getByTestId('photo').setInputFiles(attached);
    await expect(asked.getByRole('img', { name: t('problem.photo.yours') })).toBeVisible();
  }
  await asked.getByRole('button', { name: t('problem.send') }).click();
  await expect(asked.getByText(t('problem.sent'), { exact: true })).toBeVisible();
  await expect(call).toHaveCount(kind === 'unsafe' ? 1 : 0);
  await asked
    .getByRole('button', { name: t('problem.close'), exact: true })
    .last()
    .click();
  const reported = problemIn(tuition, t, kind);
  await expect(reported.getByText(t('problem.state.open'), { exact: true })).toBeVisible();
  return reported;
}

/** Opens the only case of a tuition by the list of cases. */
export async function openCase(operator: Page, dealId: number): Promise<void> {
  await operator.goto(`/ops/cases?deal=${dealId}`);
  await operator.getByRole('list', { name: 'Cases', exact: true }).getByRole('link').click();
}

/** Decides the case on the page; `beside` is what is done, too. */
export const decideCase = (operator: Page, act: string, reason: string, beside?: string): Promise<void> =>
  decide(operator, act, reason, /\/api\/ops\/cases\/\d+\/decide$/, beside);

/** Opens the patterns of an account; the one of this kind. */
export async function openPattern(operator: Page, userId: number, kind: string): Promise<Locator> {
  await operator.goto(`/ops/patterns?person=${userId}`);
  return operator
    .getByRole('list', { name: 'Patterns', exact: true })
    .getByRole('listitem')
    .filter({ hasText: kind });
}

export const userIdOf = async ({ get }: Caller): Promise<number> =>
  (await get<{ data: { id: number } }>('/api/v1/user')).data.id;

/** Waits until this person is told these words. */
export const expectTold = ({ get }: Caller, words: string): Promise<void> =>
  expect.poll(async () => JSON.stringify(await get('/api/notices'))).toContain(words);
