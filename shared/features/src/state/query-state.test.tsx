import { ApiError } from '@porao/platform';
import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type QuerySource, QueryState } from './query-state.tsx';

const pending: QuerySource<string> = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  fetchStatus: 'fetching',
  refetch: async () => {},
};
const failed = (error: Error): Partial<QuerySource<string>> => ({
  error,
  isPending: false,
  isFetching: false,
  fetchStatus: 'idle',
});

function show(change: Partial<QuerySource<string>>, isOnline = true): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  provideTestPlatform();
  render(
    <TestPage>
      <QueryState
        source={{ ...pending, ...change }}
        skeleton="Skeleton"
        error="The job could not be loaded"
        home={{ to: '/jobs', label: 'All jobs' }}
      >
        {(data) => <p>{data}</p>}
      </QueryState>
    </TestPage>,
  );
}

it.each([
  ['loading', pending, true, 'Skeleton'],
  ['there', { data: 'A job' }, true, 'A job'],
  ['there, without a connection', { data: 'A job' }, false, 'A job'],
  ['never loaded, without a connection', pending, false, 'No Internet!'],
  ['paused', { fetchStatus: 'paused' }, true, 'No Internet!'],
  ['in trouble', failed(new Error('Broken')), true, 'The job could not be loaded'],
  ['of somebody else', failed(new ApiError('No.', 404, 'NOT_FOUND', {})), true, 'We could not find that'],
  ['refused', failed(new ApiError('Not for you.', 403, 'FORBIDDEN', {})), true, 'Not for you.'],
] as const)('what is %s', (_, change, isOnline, text) => {
  const texts = [
    'Skeleton',
    'A job',
    'No Internet!',
    'The job could not be loaded',
    'We could not find that',
    'Not for you.',
  ];
  show(change, isOnline);
  expect(screen.getByText(text)).toBeTruthy();
  const others = texts.filter((other) => other !== text && screen.queryByText(other) !== null);
  const beside: Record<string, string[]> = {
    'A job': isOnline ? [] : ['No Internet!'],
    'Not for you.': ['The job could not be loaded'],
  };
  expect(others).toEqual(beside[text] ?? []);
});

it('is asked for again by the button of a failure', () => {
  const refetch = vi.fn(async () => {});
  show({ ...failed(new Error('Broken')), refetch });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
