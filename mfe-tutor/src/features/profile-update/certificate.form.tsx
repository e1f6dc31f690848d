import { CertificateBody, maxCertificateBytes } from '@porao/contracts';
import {
  answerMessage,
  dataUrlOf,
  failureText,
  fitPicture,
  LookupNotice,
  PictureFault,
  type PictureLimit,
  pictureTypes,
  ruleText,
  TitledCard,
  useCertificateTypes,
  useLeaveWarning,
  useWrite,
  useWriteForm,
} from '@porao/features';
import { call } from '@porao/platform';
import { Button, Text } from '@porao/ui';
import { ChoiceGroup } from '@porao/ui/controls';
import { Form, FormError, SelectField, SubmitButton, useWatch } from '@porao/ui/forms';
import { type ChangeEvent, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import { profileChanged } from '../../common/profile/profile.queries.ts';
import { saveFailure } from './save-failure.ts';
import styles from './update.module.css';

/** Papers keep more pixels than a face: their small print is read. */
const limit: PictureLimit = { bytes: maxCertificateBytes, types: ['image/png', 'image/jpeg'], side: 2000 };
const empty = { certificate_type_id: '', certificate_base64: '' };

export default function CertificateForm({ used }: { used: readonly number[] }) {
  const types = useCertificateTypes();
  const isFull = types.options.length > 0 && types.options.every(({ value }) => used.includes(value));
  return (
    <TitledCard title={t('certificate.add')}>
      <LookupNotice lists={[types]} />
      {isFull ? (
        <Text>{t('certificate.full')}</Text>
      ) : (
        <Upload
          options={types.options.map((option) => ({ ...option, disabled: used.includes(option.value) }))}
        />
      )}
    </TitledCard>
  );
}

function Upload({ options }: { options: readonly { value: number; label: string; disabled: boolean }[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const [note, setNote] = useState<string>();
  const { form, submit } = useWriteForm({
    schema: CertificateBody,
    start: empty,
    send: (body) => call('POST /api/add-tutor-certificate', { body }),
    event: () => profileChanged('certificate'),
    success: answerMessage,
    failed: (error) => ({ title: t('save.failed'), message: saveFailure(error) }),
    onDone: (_answer, _values, { reset }) => {
      reset(empty);
      setFileName('');
    },
  });
  const image = useWatch({ control: form.control, name: 'certificate_base64' });
  useLeaveWarning(image !== '');

  const take = async (file: File): Promise<void> => {
    try {
      const fitted = await fitPicture(file, limit);
      form.setValue('certificate_base64', await dataUrlOf(fitted.file), { shouldDirty: true });
      form.clearErrors('certificate_base64');
      setFileName(file.name);
      setNote(fitted.note);
    } catch (error) {
      const message = await refusalOf(error);
      form.setError('certificate_base64', { type: 'file', message });
    }
  };
  const fitting = useWrite({ send: take, failed: null });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) fitting.press(file);
  };

  return (
    <Form form={form} onSubmit={submit} label={t('certificate.add')}>
      <SelectField
        form={form}
        name="certificate_type_id"
        label={t('certificate.type')}
        placeholder={t('certificate.type.choose')}
        options={options}
      />
      <ChoiceGroup
        label={t('certificate.image')}
        help={t('certificate.image.help')}
        error={form.getFieldState('certificate_base64', form.formState).error?.message}
      >
        <input ref={input} type="file" hidden accept={pictureTypes} onChange={choose} data-testid="image" />
        {image !== '' && <img src={image} alt={fileName} className={styles.preview} />}
        {image !== '' && note && (
          <Text size="sm" tone="dim" role="status">
            {note}
          </Text>
        )}
        <div>
          <Button
            variant="light"
            icon="camera"
            busy={fitting.busy}
            busyLabel={t('certificate.image.fitting')}
            onClick={() => input.current?.click()}
          >
            {t(image === '' ? 'certificate.image.choose' : 'certificate.image.other')}
          </Button>
        </div>
      </ChoiceGroup>
      <div className={styles.save}>
        <FormError form={form} />
        <SubmitButton form={form} size="lg" icon="upload" busyLabel={t('certificate.uploading')}>
          {t('certificate.upload')}
        </SubmitButton>
      </div>
    </Form>
  );
}

async function refusalOf(error: unknown): Promise<string> {
  if (!(error instanceof PictureFault)) return failureText(error);
  return error.reason === 'format' ? ruleText({ message: 'image.format' }) : error.message;
}
