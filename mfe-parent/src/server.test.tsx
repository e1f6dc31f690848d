import { readsAt } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routine, student, tutor } from './common/testing/answers.ts';
import { guardian } from './common/testing/guardian.tsx';
import { renderAsGuardian } from './common/testing/render.tsx';
import DashboardPage from './features/dashboard/dashboard.page.tsx';
import RoutinePage from './features/routine/routine.page.tsx';
import RequestsPage from './features/tutor-requests/requests.page.tsx';
import { routes } from './routes.ts';
import server from './server.tsx';

const week = '/parent/dashboard/manage-tutor/routine';
const answers = {
  'GET /api/v1/user': { data: guardian },
  'GET /api/family-info': { data: { students: 1, locations: 1 } },
  'GET /api/my-tutor': page([tutor(1)]),
  'GET /api/my-student': page([student(1)]),
  'GET /api/routine': page([routine(1)]),
  'GET /api/tutor-request': page([request(1)]),
};

it.each([
  ['/parent/dashboard', routes.home.path, <DashboardPage key="home" />],
  [
    '/parent/dashboard/requests/tutor-requests?page=2',
    routes.tutorRequests.path,
    <RequestsPage key="requests" />,
  ],
  [`${week}/1/31/60`, routes.routine.path, <RoutinePage key="routine" />],
] as const)('SHL-072 reads for %s exactly what the page asks for', async (address, path, content) => {
  const { sent } = renderAsGuardian(address, path, content, answers).server;
  await screen.findByText(/^(Saturday|Tutor for Class 8(, Tasnim)?)$/);
  expect(sent.map((call) => call.path).sort()).toEqual(readsAt(server, address)?.sort());
});

it.each([`${week}/x/31/60`, `${week}/1/31/60?edit=new`])(
  'SHL-072 reads nothing on the server for %s',
  (address) => {
    expect(readsAt(server, address)).toEqual([]);
  },
);
