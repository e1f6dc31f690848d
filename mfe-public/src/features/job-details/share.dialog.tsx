import { Button, LinkButton, Stack, Text } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import { useState } from 'react';
import styles from './job-details.module.css';
import { t } from './share.text.ts';

interface ShareDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  url: string;
}

/** Shares a page where the browser has no sheet for it. */
export default function ShareDialog({ opened, onClose, title, url }: ShareDialogProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Modal size="sm" opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack gap="sm">
        <Text size="sm" className={styles.shared}>
          {url}
        </Text>
        <Button variant="default" fullWidth icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <LinkButton
          variant="default"
          fullWidth
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('whatsApp')}
        </LinkButton>
        {/* Only its app takes a link, and only phones have that. */}
        {matchMedia('(pointer: coarse)').matches && (
          <LinkButton
            variant="default"
            fullWidth
            href={`fb-messenger://share/?link=${encodeURIComponent(url)}`}
          >
            {t('messenger')}
          </LinkButton>
        )}
        <Text size="sm" tone={copied === false ? 'error' : 'dim'} role="status">
          {copied === null ? null : t(copied ? 'copied' : 'notCopied')}
        </Text>
      </Stack>
    </Modal>
  );
}
