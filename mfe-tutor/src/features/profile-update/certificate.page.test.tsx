import { fieldFailure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { lookupAnswers } from '../../common/testing/lookup.answers.ts';
import { credential, emptyAnswers } from '../../common/testing/profile.answers.ts';
import { expectToasts, renderAsTutor } from '../../common/testing/render.tsx';
import CertificatePage from './certificate.page.tsx';

const open = (answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/profile/update/certificate', <CertificatePage />, {
    ...emptyAnswers(),
    ...lookupAnswers,
    ...answers,
  });

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const choose = async (chosen: File) => {
  await screen.findByRole('form');
  fireEvent.change(screen.getByTestId('image'), { target: { files: [chosen] } });
};
const pickType = async () => {
  await screen.findByRole('option', { name: 'SSC Certificate' });
  await userEvent.selectOptions(screen.getByLabelText('Credential type'), 'SSC Certificate');
};
const upload = async () => userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
const preview = (name: string) => screen.findByRole('img', { name });

describe('the certificates', () => {
  it('TUT-141 show four thumbnails while they load', async () => {
    open({ 'GET /api/get-tutor-certificate': () => new Promise(() => {}) });
    expect(await screen.findAllByTestId('thumbnail')).toHaveLength(4);
  });

  it('TUT-108 TUT-137 an empty form asks for the type and the image', async () => {
    const { sent } = open();
    expect(await screen.findByText('No Credential added!')).toBeTruthy();
    await upload();
    expect(await screen.findByText('Please select a credential type.')).toBeTruthy();
    expect(screen.getByText('Please select a image 📷!')).toBeTruthy();
    expect(sent.some(({ method, path }) => method === 'POST' && path.includes('add-tutor'))).toBe(false);
  });

  it.each([
    ['a.gif', 'image/gif'],
    ['a.pdf', 'application/pdf'],
  ])('TUT-106 TUT-132 %s is refused, and the picture chosen before stays', async (name, type) => {
    open();
    await choose(file('card.png', 'image/png'));
    await preview('card.png');
    await pickType();
    await choose(file(name, type));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Invalid file format. Only PNG and JPEG/JPG are allowed.',
    );
    expect(await preview('card.png')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Credential type').value).toBe('5');
  });

  it.each([
    ['png', 'image/png', 512_000, 1, []],
    ['jpg', 'image/jpeg', 512_000, 1, []],
    ['png', 'image/png', 512_001, 0, [/screenshot/]],
    ['heic', 'image/heic', 10, 0, [/screenshot/]],
  ])(
    'TUT-106 TUT-107 TUT-131 a %s (%s) of %i bytes is %i picture at once',
    async (ending, type, bytes, pictures, said) => {
      open();
      await choose(file(`card.${ending}`, type, bytes));
      const shown = () => ({
        pictures: screen.queryAllByRole('img').length,
        alerts: screen.queryAllByRole('alert').map((one) => one.textContent),
      });
      const alerts = said.map((text) => expect.stringMatching(text));
      await waitFor(() => expect(shown()).toEqual({ pictures, alerts }));
    },
  );

  it('TUT-131 SHL-141 a larger one is made smaller, and that is said', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close: () => {} }));
    const context = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(file('card.jpg', 'image/jpeg', 300_000)),
    );
    const { sent } = open({ 'POST /api/add-tutor-certificate': done(null, 'Image Uploaded Successfully') });
    await choose(file('card.png', 'image/png', 8_200_000));
    expect(await screen.findByText('made smaller: 8.2 MB → 300 kB')).toBeTruthy();
    await pickType();
    await upload();
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/api/add-tutor-certificate')?.body).toMatchObject({
        certificate_base64: expect.stringMatching(/^data:image\/jpeg;base64,/),
      }),
    );
  });

  it('TUT-048 TUT-088 TUT-130 one is uploaded and listed', async () => {
    let answer: (value: unknown) => void = () => {};
    const { answers, sent, platform } = open({
      'POST /api/add-tutor-certificate': () => new Promise((resolve) => (answer = resolve)),
    });
    await choose(file('card.png', 'image/png'));
    await preview('card.png');
    await pickType();
    await upload();
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeTruthy();
    answers['GET /api/get-tutor-certificate'] = { data: [credential(3, 5, 'SSC Certificate')] };
    answer(done(null, 'Image Uploaded Successfully'));
    expect(await screen.findByRole('link', { name: 'Open the image: SSC Certificate' })).toBeTruthy();
    expect(sent.find(({ path }) => path === '/api/add-tutor-certificate')?.body).toEqual({
      certificate_type_id: 5,
      certificate_base64: expect.stringMatching(/^data:image\/png;base64,/),
    });
    await expectToasts(platform, 'Image Uploaded Successfully');
    expect(screen.queryByRole('img', { name: 'card.png' })).toBeNull();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'SSC Certificate' }).disabled).toBe(true);
  });

  it('keeps type and image when the server refuses the content', async () => {
    const message = 'This image cannot be read, or it has too many pixels.';
    open({ 'POST /api/add-tutor-certificate': fieldFailure({ certificate_base64: [message] }) });
    await choose(file('bomb.png', 'image/png'));
    await preview('bomb.png');
    await pickType();
    await upload();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await preview('bomb.png')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Credential type').value).toBe('5');
  });

  it('TUT-129 one is deleted after asking', async () => {
    const { answers, platform } = open({
      'GET /api/get-tutor-certificate': { data: [credential(3, 5, 'SSC Certificate')] },
      'GET /api/delete-tutor-certificate/3': done(null, 'Certificate deleted successfully'),
    });
    const row = (await screen.findByRole('link', { name: /^Open the image/ })).closest('li') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: 'Delete SSC Certificate' }));
    answers['GET /api/get-tutor-certificate'] = { data: [] };
    platform.modals.at(-1)?.buttons.at(-1)?.onPress?.();
    expect(await screen.findByText('No Credential added!')).toBeTruthy();
    await expectToasts(platform, 'Certificate deleted successfully');
  });
});
