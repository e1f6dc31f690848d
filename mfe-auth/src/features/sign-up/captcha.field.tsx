import { ActionIcon, Button, Group, Stack, Text } from '@porao/ui';
import { TextField } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import styles from './sign-up.module.css';
import type { SignUpFormOf } from './sign-up.schema.ts';

interface CaptchaFieldProps {
  form: SignUpFormOf;
  code: string;
  onRenew: () => void;
}

/** Five characters to copy from a picture, or from a text for those who cannot see it. */
export function CaptchaField({ form, code, onRenew }: CaptchaFieldProps): ReactNode {
  // The code that is shown as text: a new code is hidden again.
  const [shown, setShown] = useState('');
  return (
    <Stack gap="xs">
      <Group wrap="nowrap">
        <CaptchaPicture code={code} />
        <ActionIcon icon="refresh" variant="light" label={t('captcha.renew')} onClick={onRenew} />
      </Group>
      <div>
        <Button variant="subtle" size="sm" aria-expanded={shown === code} onClick={() => setShown(code)}>
          {t('captcha.asText')}
        </Button>
        <Text role="status">{shown === code ? code.split('').join(' ') : ''}</Text>
      </div>
      <TextField form={form} name="captcha" label={t('captcha.label')} autoComplete="off" maxLength={12} />
    </Stack>
  );
}

/** Each character a little turned and moved, the same way for the same code. */
function CaptchaPicture({ code }: { code: string }): ReactNode {
  const characters = code.split('');
  const turns = characters.map((character, place) => ((character.charCodeAt(0) * (place + 3)) % 37) - 18);
  return (
    <svg className={styles.captcha} viewBox="0 0 200 64" role="img" aria-label={t('captcha.picture')}>
      <path d="M4 44 Q 54 8 100 36 T 196 20 M4 18 Q 70 60 110 24 T 196 48" className={styles.scratch} />
      {characters.map((character, place) => {
        const turn = turns[place] ?? 0;
        return (
          <text
            key={`${place}${character}`}
            x={24 + place * 38}
            y={44 + (turn % 7)}
            transform={`rotate(${turn} ${24 + place * 38} 36)`}
            className={styles.character}
          >
            {character}
          </text>
        );
      })}
    </svg>
  );
}
