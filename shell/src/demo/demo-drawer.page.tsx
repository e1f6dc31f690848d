import { formatNumber } from '@porao/platform';
import { cx, PageContainer, PageHeader } from '@porao/ui';
import { Form, PasswordField, schemaOf, TextField, useForm } from '@porao/ui/forms';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { t } from '../messages.ts';
import styles from './demo-drawer.module.css';
import { nearest, snapPoints, stepOf, within } from './snap.ts';

interface Demo {
  password: string;
  name: string;
  email: string;
}

/** The demo has no rules, so every input is valid. */
const anything = schemaOf<Demo, Demo>((value) => ({ value: value as Demo }));

/** Demo of a bottom drawer with snap points (SHL-028). */
export default function DemoDrawerPage(): ReactNode {
  const [height, setHeight] = useState<number>(snapPoints[1]);
  const [grip, setGrip] = useState<number | null>(null);
  const form = useForm<Demo, Demo>({
    schema: anything,
    defaultValues: { password: '', name: '', email: '' },
  });
  const drag = ({ clientY }: PointerEvent) => {
    if (grip !== null) setHeight(within(grip - clientY));
  };
  const settle = () => {
    setGrip(null);
    setHeight(nearest);
  };

  return (
    <PageContainer>
      <PageHeader title={t('ui.title')} text={t('ui.text')} />
      <section
        aria-label={t('ui.drawer')}
        className={cx(styles.drawer, grip === null && styles.settled)}
        style={{ height }}
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('ui.handle')}
          aria-orientation="vertical"
          aria-valuemin={snapPoints[0]}
          aria-valuemax={snapPoints[3]}
          aria-valuenow={Math.round(height)}
          aria-valuetext={t('ui.height', { pixels: formatNumber(Math.round(height)) })}
          className={styles.handle}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setGrip(event.clientY + height);
          }}
          onPointerMove={drag}
          onPointerUp={settle}
          onPointerCancel={settle}
          onKeyDown={(event) => {
            const next = stepOf(event.key, height);
            if (next === undefined) return;
            event.preventDefault();
            setHeight(next);
          }}
        />
        <div className={styles.body}>
          <Form form={form} onSubmit={async () => {}} label={t('ui.drawer')}>
            <PasswordField
              form={form}
              name="password"
              kind="new"
              label={t('ui.password')}
              showLabel={t('ui.show')}
              hideText={t('ui.hide')}
            />
            <TextField form={form} name="name" label={t('ui.name')} autoComplete="name" />
            <TextField
              form={form}
              name="email"
              type="email"
              label={t('ui.email')}
              autoComplete="email"
              inputMode="email"
            />
          </Form>
        </div>
      </section>
    </PageContainer>
  );
}
