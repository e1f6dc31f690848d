import { useNavigate, useStore } from '@porao/platform';
import { QueryClientProvider } from '@porao/platform/shell';
import { Button, Stack } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import { RegionContext } from '@porao/ui/shell';
import { type ReactNode, useState } from 'react';
import type { ClientNamed } from '../common/clients.ts';
import { t } from '../messages.ts';
import { modal } from './modal.store.ts';

/** The body is of the remote that opened it: it reads and writes as that remote. */
export default function ModalView({ clientNamed }: { clientNamed: ClientNamed }): ReactNode {
  const navigate = useNavigate();
  const content = useStore(modal);
  // Kept while the modal fades out.
  const [last, setLast] = useState(content);
  if (content && content !== last) setLast(content);
  if (!last) return null;
  const client = last.region === undefined ? undefined : clientNamed(last.region);

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
          {client ? <QueryClientProvider client={client}>{last.body}</QueryClientProvider> : last.body}
        </Stack>
      </Modal>
    </RegionContext>
  );
}
