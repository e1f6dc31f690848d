import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpSender } from './sender.ts';

let server: ReturnType<typeof createServer>;
let taken: string[] = [];
let refuses = false;

/** An SMTP server of one connection at a time, as RFC 5321 has it, that keeps what it takes. */
function serve(socket: Socket) {
  let message: string | undefined;
  let rest = '';
  socket.write('220 local\r\n');
  socket.on('data', (chunk) => {
    rest += String(chunk);
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (message !== undefined && line !== '.') message += `${line}\n`;
      else if (message !== undefined) {
        taken.push(message);
        message = undefined;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        message = '';
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line.startsWith('RCPT') && refuses) socket.write('451 later\r\n');
      else socket.write('250 local\r\n');
    }
  });
}

beforeEach(async () => {
  taken = [];
  refuses = false;
  server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const mail = {
  to: 'rina@example.com',
  subject: 'আপনার সনদপত্র যাচাই করা হয়েছে।',
  text: 'Open it: https://porao.example/tutor\n',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  delivery: 12,
};
const sender = () =>
  smtpSender(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'Porao <notices@porao.example>');

it('NTF-012 an e-mail goes through an SMTP server, each delivery with an id of its own', async () => {
  await sender().send(mail);
  await sender().send(mail);
  expect(taken).toHaveLength(2);
  for (const one of taken) {
    expect(one).toContain('From: Porao <notices@porao.example>\nTo: rina@example.com\n');
    expect(one).toContain('Message-ID: <notice-12@porao.example>\n');
    expect(one).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    expect(one).toContain('\n\nOpen it: https://porao.example/tutor\n');
    expect(one).toMatch(/Subject: =\?UTF-8\?/);
  }
});

it('NTF-012 no text of an e-mail becomes a header', async () => {
  await sender().send({ ...mail, subject: 'Hello\r\nBcc: all@example.com' });
  expect(taken[0]).not.toMatch(/^Bcc:/m);
});

it('NTF-012 an e-mail that the server does not take is a failure', async () => {
  refuses = true;
  await expect(sender().send(mail)).rejects.toThrow('451');
  expect(taken).toEqual([]);
});
