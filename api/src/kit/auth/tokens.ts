import { createHmac, createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Lifetime of a session in seconds (decision OQ-067). */
export const sessionSeconds = 7 * 24 * 3600;

/** Session ids are UUIDs; PostgreSQL throws for any other text in a uuid column. */
const sessionId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const mostRemembered = 10_000;

interface Valid {
  readonly sessionId: string;
  /** In seconds. */
  readonly until: number;
}

export interface Tokens {
  issue: (sessionId: string, userId: number, type: string, expiresAt: Date) => Promise<string>;
  /** The session's id, or null for anything not issued here or expired. */
  read: (token: string) => Promise<string | null>;
  /** Keyed hash, for counting people without storing who they are. */
  fingerprint: (text: string) => string;
}

export function createTokens(secret: string): Tokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  // A signature stays valid; whether the session has ended is asked of the database in every call.
  const remembered = new LRUCache<string, Valid>({ max: mostRemembered });
  const verify = async (token: string): Promise<Valid | null> => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      const { jti, exp } = payload;
      return jti !== undefined && exp !== undefined && sessionId.test(jti)
        ? { sessionId: jti, until: exp }
        : null;
    } catch {
      return null;
    }
  };
  return {
    issue: (sessionId, userId, type, expiresAt) =>
      new SignJWT({ type })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(sessionId)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token) => {
      const known = remembered.get(token);
      if (known && known.until > Math.floor(Date.now() / 1000)) return known.sessionId;
      const valid = await verify(token);
      if (!valid) return null;
      remembered.set(token, valid);
      return valid.sessionId;
    },
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 32),
  };
}
