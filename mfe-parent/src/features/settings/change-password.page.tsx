import { ChangePasswordForm } from '@porao/features';
import { Box, Card } from '@porao/ui';
import type { ReactNode } from 'react';
import { SettingsFrame } from '../../common/settings.frame.tsx';
import styles from './settings.module.css';

export default function ChangePasswordPage(): ReactNode {
  return (
    <SettingsFrame>
      <Box className={styles.narrow}>
        <Card as="section">
          <ChangePasswordForm />
        </Card>
      </Box>
    </SettingsFrame>
  );
}
