import { Duplex } from 'node:stream';

/** PostgreSQL in this process: takes requests in the protocol's bytes and returns the answers. */
export interface Embedded {
  readonly execProtocolRaw: (request: Uint8Array) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A message of PostgreSQL's protocol with one statement. */
function query(text: string): Buffer {
  const message = Buffer.from(`Q    ${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
/** The database has one session: a new connection must not find what an earlier one left. */
const reset = Buffer.concat([query('rollback'), query('discard all')]);

/** Takes the place of the driver's socket. All that the driver sends for one statement is one request. */
export class PgliteStream extends Duplex {
  readonly #embedded: Embedded;

  constructor(embedded: Embedded) {
    super({ decodeStrings: true });
    this.#embedded = embedded;
  }

  connect() {
    this.#embedded.execProtocolRaw(reset).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(request: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    void this.#send(request, done);
  }

  override _writev(requests: { chunk: Buffer }[], done: (error?: Error) => void) {
    void this.#send(Buffer.concat(requests.map(({ chunk }) => chunk)), done);
  }

  async #send(request: Buffer, done: (error?: Error) => void) {
    let failure: Error | undefined;
    try {
      const bytes = await this.#embedded.execProtocolRaw(request);
      // A copy: it may be a view of what the next request overwrites.
      if (bytes.byteLength > 0) this.push(Buffer.from(bytes));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    done(failure);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }
}
