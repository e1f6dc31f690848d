import { t } from '../../common/messages.ts';

/** Every field of many choices has these texts. */
export const many = () => ({
  clearLabel: t('update.many.clear'),
  removeLabel: (name: string) => t('update.many.remove', { name }),
  emptyText: t('update.many.none'),
  countText: (count: number) => t('update.many.count', { count }),
});
