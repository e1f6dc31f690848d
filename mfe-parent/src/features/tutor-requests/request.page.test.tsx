import type { Candidate } from '@porao/contracts';
import { failure, stubServer } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { candidate, page, request } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import RequestPage from './request.page.tsx';

const path = '/parent/dashboard/requests/tutor-requests';
const approved = request(3, { stage: 'Approved', tuition_job_offer_id: 9, candidates: 2 });
const list = 'GET /api/tutor-request/3/candidates';

function open(rows: Candidate[], asked: unknown = { data: approved }) {
  const server = stubServer({ 'GET /api/tutor-request/3': asked, [list]: page(rows) }, { token: 'jwt' });
  const platform = renderAsGuardian(`${path}/3/candidates`, `${path}/:requestId/candidates`, <RequestPage />);
  return { server, platform };
}

describe('the candidates of a request', () => {
  it('show what helps to choose, and no phone number before the deal', async () => {
    open([candidate(1), candidate(2, { distance_km: 1 }), candidate(3, { distance_km: null })]);
    const [far, near, unknown] = await screen.findAllByRole('article');
    if (!far || !near || !unknown) throw new Error('A card is missing.');
    expect(far.querySelector('img')?.getAttribute('src')).toBe('/storage/profile/a.webp');
    for (const text of [
      'BSc (Honors), Zoology',
      'Jahangirnagar University',
      'Class 6, Bangla Medium',
      '01 Jan, 2023 to 31 Dec, 2024',
      'Profile 85% complete',
      'About 4 km from your home',
      'NID verified',
    ])
      expect(far.textContent).toContain(text);
    expect(near.textContent).toContain('Within 1 km of your home');
    expect(unknown.textContent).toContain('Distance not known');
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('show the phone number of the confirmed one', async () => {
    open([candidate(1, { stage: 'confirm', phone_no: '01700000001' })], {
      data: { ...approved, stage: 'Closed' },
    });
    const call = await screen.findByRole('link', { name: 'Call 01700000001' });
    expect(call.getAttribute('href')).toBe('tel:01700000001');
    expect(screen.queryByRole('button', { name: 'Prefer' })).toBeNull();
  });

  it('are preferred and no longer preferred by a press', async () => {
    const { server } = open([candidate(1)]);
    const done = { status: 'success', message: '', data: null };
    Object.assign(server.answers, {
      'POST /api/tutor-request/3/candidates/1/prefer': () => {
        server.answers[list] = page([candidate(1, { preferred: true })]);
        return done;
      },
      'POST /api/tutor-request/3/candidates/1/unprefer': () => {
        server.answers[list] = page([candidate(1)]);
        return done;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prefer', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Preferred', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Prefer', pressed: false })).toBeTruthy();
  });

  it('are preferred up to five; what the server refuses is said', async () => {
    const five = [1, 2, 3, 4, 5].map((id) => candidate(id, { preferred: true }));
    const { server, platform } = open([...five, candidate(6)]);
    const sixth = await screen.findByRole('article', { name: 'Tutor 6' });
    expect(within(sixth).getByRole<HTMLButtonElement>('button', { name: 'Prefer' }).disabled).toBe(true);
    server.answers['POST /api/tutor-request/3/candidates/1/unprefer'] = () =>
      failure(409, 'CONFLICT', 'This job is not open anymore.');
    const first = screen.getByRole('article', { name: 'Tutor 1' });
    await userEvent.click(within(first).getByRole('button', { name: 'Preferred' }));
    await waitFor(() =>
      expect(platform.toasts).toEqual([{ tone: 'error', message: 'This job is not open anymore.' }]),
    );
  });

  it('wait for the approval of a pending request', async () => {
    const { server } = open([], { data: request(3) });
    expect(await screen.findByRole('heading', { name: 'No candidates yet' })).toBeTruthy();
    expect(server.sent.map((sent) => sent.path)).toEqual(['/api/tutor-request/3']);
  });

  it("PAR-110 are as little found as another family's request", async () => {
    open([], () => failure(404, 'NOT_FOUND', 'None among yours.'));
    expect(await screen.findByRole('heading', { name: 'We could not find that' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All tutor requests' }).getAttribute('href')).toBe(path);
  });
});
