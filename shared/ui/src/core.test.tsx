import { TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { initialsOf, initialsSize } from './display/initials.ts';
import {
  Anchor,
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  GetForm,
  Icon,
  LinkAnchor,
  LinkButton,
  LoadingState,
  Notice,
  PageHeader,
  ProgressBar,
  TabLinks,
  Text,
} from './index.ts';

const show = (element: ReactNode, path = '/') => render(<TestPage path={path}>{element}</TestPage>);

it('SHL-210 a form by GET leads to a path of this site, also at an address that begins with two slashes', () => {
  const sent = (to: string) => {
    const { container, unmount } = show(<GetForm to={to} />);
    const action = container.querySelector('form')?.getAttribute('action');
    const fields = [...container.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`);
    unmount();
    return [action, ...fields];
  };
  expect(sent('/job-board?days=3&at=a?b')).toEqual(['/job-board', 'days=3', 'at=a?b']);
  expect(sent('//')).toEqual(['/']);
  expect(sent('//job-board?days=3')).toEqual(['/job-board', 'days=3']);
});

describe('Button', () => {
  it('runs once pressed and does not submit a form around it', async () => {
    const press = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    show(createElement('form', { onSubmit: submit }, <Button onClick={press}>Apply Now</Button>));
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
    expect(press).toHaveBeenCalledOnce();
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows that it is busy, keeps the focus and ignores presses', async () => {
    const press = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button onClick={press} busy busyLabel="Saving...">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('links', () => {
  it('are links with an address, so that a new tab works', () => {
    show(
      <>
        <LinkAnchor to="/job-board">Jobs</LinkAnchor>
        <LinkButton to="/auth/signin">Login</LinkButton>
        <LinkButton href="tel:01700000001">Call</LinkButton>
        <Anchor href="https://example.org" target="_blank">
          Elsewhere
        </Anchor>
      </>,
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Jobs')).toBe('/job-board');
    expect(href('Login')).toBe('/auth/signin');
    expect(href('Call')).toBe('tel:01700000001');
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('rel')).toBe('noopener');
  });

  it('as tabs name the current page', () => {
    const items = [
      { to: '/a', label: 'Applied', count: '6' },
      { to: '/b', label: 'Confirmed' },
    ];
    show(<TabLinks label="Job history" items={items} />, '/a');
    expect(screen.getByRole('link', { name: /Applied/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Confirmed' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('Avatar', () => {
  it.each([
    ['Tasnim Jahan', 'TJ'],
    ['Md. Rakib Hasan', 'RH'],
    ['Sadia', 'S'],
    ['  ', ''],
    ['মোঃ রাকিব হাসান', 'রাহা'],
    ['Md', 'M'],
    ['Md.Rakib Hasan', 'RH'],
    ['Mst. Rokeya Begum', 'RB'],
    ['Mohammad Rafiqul Islam', 'RI'],
    ['Engr. Tanvir Ahmed', 'TA'],
    ['Prof.(Dr.) Md. Abdur Rahman', 'AR'],
    ['A.K.M. Fazlul Haque', 'AH'],
    ["D'Costa Maria", 'DM'],
    ['(Guardian)', 'G'],
    ['মোসাঃ রোকেয়া বেগম', 'রোবে'],
    ['মোসা: রোকে\u09dfা বেগম', 'রোবে'],
    ['মো. রফিকুল ইসলাম', 'রই'],
    ['মোহাম্মদ রায়হান', 'রা'],
    ['ইঞ্জি. ক্ষিতীশ চন্দ্র শ্রীধর', 'ক্ষিশ্রী'],
    ['ড. শাহ্\u200c আলম', 'শাআ'],
  ])('RUL-039 of %s shows %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  // Widths in em at weight 650, measured in Chromium with the fonts of the site.
  it.each([
    ['W', 1],
    ['আ', 1.2],
    ['ঞৌ', 1.68],
    ['আৌঁ', 1.86],
    ['জং', 1.34],
    ['ঙ্ক্ষৌঁ', 2.21],
    ['স্প্রৌঁ', 1.83],
    ['জ্যো', 1.84],
    ['中', 1],
  ])('twice %s, %d em wide, leaves room at the edge', (letter, ems) => {
    expect(2 * ems * initialsSize(letter.repeat(2))).toBeLessThan(0.86);
  });

  it('of few strokes are as large in Bengali as in English', () => {
    expect(initialsSize('রহ')).toBe(initialsSize('RH'));
  });

  it('falls back to initials when the photo does not load, and tries a new photo again', () => {
    const { rerender } = render(<Avatar name="Tasnim Jahan" src="/storage/profile/a.jpg" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Tasnim Jahan' }).textContent).toBe('TJ');
    rerender(<Avatar name="Tasnim Jahan" src="/storage/profile/b.jpg" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/storage/profile/b.jpg');
  });
});

it('a notice keeps its action apart from its text', () => {
  show(
    <Notice tone="warning" action={<LinkAnchor to="/support">Contact support.</LinkAnchor>}>
      You cannot apply.
    </Notice>,
  );
  const line = screen.getByRole('link').parentElement;
  expect([line?.tagName, line?.textContent]).toEqual(['DIV', 'Contact support.']);
});

describe('states', () => {
  it('an error is announced and offers a retry', async () => {
    const retry = vi.fn<() => void>();
    render(<ErrorState title="Not loaded" text="Nothing is lost." retryLabel="Try again" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Nothing is lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('an empty list offers the next step', () => {
    show(<EmptyState title="No job available." action={<LinkButton to="/job-board">All jobs</LinkButton>} />);
    expect(screen.getByRole('heading', { name: 'No job available.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All jobs' })).toBeTruthy();
  });

  it('loading says what, and shows as many shapes as asked', () => {
    const { container } = render(<LoadingState label="Loading jobs" count={4} shape="form" />);
    expect(screen.getByRole('status').textContent).toBe('Loading jobs');
    expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(8);
  });

  it('a notice is an alert only when it is an error', () => {
    render(
      <>
        <Notice tone="error">wrong</Notice>
        <Notice tone="success">done</Notice>
        <Notice still>always here</Notice>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('wrong');
    expect(screen.getByRole('status').textContent).toBe('done');
  });
});

describe('pieces', () => {
  it('the page header is the h1 with a way back', () => {
    show(<PageHeader title="Job Board" back={{ to: '/', label: 'Home' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Job Board' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it('progress stays within 0 and 100', () => {
    render(<ProgressBar value={130} label="Profile" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('an icon is silent unless labelled; text takes its element', () => {
    const { container } = render(
      <>
        <Icon name="search" />
        <Icon name="alert" label="Warning" />
        <Text as="time" dateTime="2026-11-20">
          today
        </Text>
      </>,
    );
    expect(container.querySelector('svg[aria-hidden]')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Warning' })).toBeTruthy();
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20');
  });
});
