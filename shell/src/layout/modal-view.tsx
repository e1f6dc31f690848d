import { useNavigate, useStore } from '@porao/platform';
import { Button, Stack } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import { RegionContext } from '@porao/ui/shell';
import { type ReactNode, useState } from 'react';
import { t } from '../messages.ts';
import { modal } from './modal.store.ts';

export default function ModalView(): ReactNode {
  const navigate = useNavigate();
  const content = useStore(modal);
  // Kept while the modal fades out.
  const [last, setLast] = useState(content);
  if (content && content !== last) setLast(content);
  if (!last) return null;

  return (
    <RegionContext value={last.region}>
      <Modal
        opened={content !== null}
        onClose={modal.close}
        title={last.title}
        closeLabel={t('modal.close')}
        footer={last.buttons.map(({ label, to, onPress, variant = 'filled' }) => (
          <Button
            key={label}
            variant={variant}
            onClick={() => {
              modal.close();
              onPress?.();
              if (to !== undefined) void navigate(to);
            }}
          >
            {label}
          </Button>
        ))}
      >
        <Stack>
          {last.image && <img src={last.image} alt="" />}
          {last.body}
        </Stack>
      </Modal>
    </RegionContext>
  );
}
