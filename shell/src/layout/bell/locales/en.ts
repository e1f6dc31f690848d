export default {
  title: 'Notices',
  unread: { one: 'Notices, {count} unread', other: 'Notices, {count} unread' },
} as const;
