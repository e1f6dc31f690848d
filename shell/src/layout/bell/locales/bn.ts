import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  title: 'নোটিশ',
  unread: { one: 'নোটিশ, {count}টি পড়া হয়নি', other: 'নোটিশ, {count}টি পড়া হয়নি' },
} satisfies Translation<typeof en>;
