import type { JobBoardPage, JobCard } from '@porao/contracts';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export const idsOf = (jobs: readonly { id: number }[]) => jobs.map((job) => job.id);
export const newerFirst = (a: JobCard, b: JobCard) => b.created_at.localeCompare(a.created_at) || b.id - a.id;
export const newestFirst = (cards: JobCard[]) => idsOf(cards.toSorted(newerFirst));

export function boardOf(test: TestApp) {
  const board = async (body: object = {}, query = '') => {
    const answer = await test.send<JobBoardPage>(`POST /job-board${query}`, { body });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  /** The endless list to its end. */
  const scroll = async (body: object) => {
    const cards: JobCard[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: JobBoardPage = await board({ ...body, ...(cursor && { cursor }) }, '?per_page=50');
      cards.push(...page.data);
      cursor = page.next_cursor;
    }
    return cards;
  };
  return { board, scroll };
}
