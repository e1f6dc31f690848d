import { Button, GetForm } from '@porao/ui';
import { t } from '../../common/messages.ts';
import type { useBoardUrl } from './board-url.ts';

export interface ClearButtonProps {
  clearing: Pick<ReturnType<typeof useBoardUrl>, 'clear' | 'clearedTo'>;
  variant: 'light' | 'subtle';
  size?: 'sm' | 'md';
}

/** Takes all filters off. */
export const ClearButton = ({ clearing: { clear, clearedTo }, ...look }: ClearButtonProps) => (
  <GetForm to={clearedTo}>
    <Button
      {...look}
      type="submit"
      onClick={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      {t('board.clear')}
    </Button>
  </GetForm>
);
