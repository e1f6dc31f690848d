import { AppName, type PageData } from '@porao/contracts';
import { z } from 'zod';

/** The gateway's environment. Addresses of other sites are public: they reach every visitor. */
const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  /** The user that a gateway becomes which root starts. */
  RUN_AS: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  API_URL: z.url({ protocol: /^https?$/ }),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where browsers load files of releases from: an origin that passes `/files/` and `/releases/` on to the gateways. */
  ASSET_URL: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/?$/i, {
      error: 'must be an origin without a path: https://cdn.example',
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Requests come through a reverse proxy, so its x-forwarded headers are used. */
  TRUST_PROXY: z.stringbool().default(false),
  CONTACT_ADDRESS: z.string().optional(),
  CONTACT_PHONE: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  CRM_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `hire-tutor=a1,general=b2`: ids of the provider's forms by the title in the address. */
  CRM_FORMS: z
    .string()
    .regex(/^[a-z-]+=[A-Za-z0-9_-]{1,64}(,[a-z-]+=[A-Za-z0-9_-]{1,64})*$/)
    .transform((text) =>
      Object.fromEntries(text.split(',').map((pair) => pair.split('=') as [string, string])),
    )
    .optional(),
  TILE_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s;,'"]+(\/[^\s;,'"]*)?$/)
    .optional(),
  /** Takes the site's service worker away from every browser. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Until the page gives up a load of code that gets no answer; without it the shell's default. */
  LOAD_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).optional(),
  /** From the end of a request's body to the beginning of the API's answer. */
  API_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
  /** Until a public page is sent without content. On a busy processor a rendering process takes a second to start. */
  CONTENT_MS: z.coerce.number().int().min(100).max(120_000).default(2_000),
  /** The same for a page of somebody who is signed in; 0 renders none of them. */
  SIGNED_IN_CONTENT_MS: z.coerce.number().int().min(0).max(120_000).default(500),
  /** Seconds for which a CDN in front of the site may keep the page of a guest. */
  PAGE_CDN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Between SIGTERM and the end of listening; the proxy sends requests to other gateways meanwhile. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Unset: no metrics. 0 takes any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Unset: no tracing. The library reads `OTEL_EXPORTER_OTLP_HEADERS` and the like by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of page loads and of calls outside of them that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** Opens the operators' page. Long, random, secret. */
  STATUS_TOKEN: z.string().min(16).optional(),
  /** Says whether a browser may have releases or builds of its own in place of live ones; by default only in a demo. */
  OVERRIDES: z.enum(['on', 'off']).optional(),
  PORAO_DEMO: z.stringbool().default(false),
  /** Origins that such builds may come from, with commas; `:*` for any port. */
  OVERRIDE_ORIGINS: z.string().default('http://127.0.0.1:*,http://localhost:*'),
  /** Development servers by app, each in place of the app's live release. */
  PORAO_DEV_REMOTES: z
    .string()
    .default('{}')
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.record(AppName, z.url({ protocol: /^https?$/ }))),
  /** The site whose live releases these are in front of, in place of those of the registry. */
  PORAO_DEV_SITE: z.url({ protocol: /^https?$/ }).optional(),
});

export type GatewayConfig = Readonly<ReturnType<typeof readConfig>>;

/** Visible placeholders for a trial, which production does not show; the tiles are free for trials alone. */
const placeholders = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  address: 'Example House, 1 Example Road, Dhaka',
  phone: '01000-000000',
  email: 'hello@porao.example',
};

export function readConfig(env: NodeJS.ProcessEnv) {
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success)
    throw new Error(`The gateway's environment is wrong:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.PUBLIC_URL === undefined)
    throw new Error(
      'Production needs PUBLIC_URL, the address of the site: whoever asks could name another one in canonical links.',
    );
  const ofSite = {
    address: values.CONTACT_ADDRESS,
    phone: values.CONTACT_PHONE,
    email: values.CONTACT_EMAIL,
    shopUrl: values.SHOP_URL,
    crmUrl: values.CRM_URL,
    crmForms: values.CRM_FORMS,
    tileUrl: values.TILE_URL,
    loadTimeoutMs: values.LOAD_TIMEOUT_MS,
  };
  const devApps: Readonly<Record<string, string>> = isProduction ? {} : values.PORAO_DEV_REMOTES;
  // A development server's files change under the worker.
  const offline = values.SERVICE_WORKER === 'on' && Object.keys(devApps).length === 0;
  const hasOverrides = (values.OVERRIDES ?? (values.PORAO_DEMO && !isProduction ? 'on' : 'off')) === 'on';
  const given = Object.fromEntries(Object.entries(ofSite).filter(([, value]) => value !== undefined));
  const page: PageData['config'] = { ...(!isProduction && placeholders), ...given, offline };
  return {
    runAs: values.RUN_AS || undefined,
    host: values.HOST,
    port: values.PORT,
    apiUrl: values.API_URL.replace(/\/$/, ''),
    publicUrl: values.PUBLIC_URL,
    assetUrl: values.ASSET_URL,
    trustProxy: values.TRUST_PROXY,
    answerTimeMs: values.API_TIMEOUT_MS,
    page,
    contentMs: values.CONTENT_MS,
    signedInContentMs: values.SIGNED_IN_CONTENT_MS,
    /** Until a rendering process that does not answer is killed: its page serves a later request. */
    renderMs: 1.5 * Math.max(values.CONTENT_MS, values.SIGNED_IN_CONTENT_MS),
    cdnSeconds: values.PAGE_CDN_SECONDS,
    drainSeconds: values.DRAIN_SECONDS,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.OTEL_TRACES_SAMPLER_ARG },
    statusToken: values.STATUS_TOKEN,
    /** Origins of builds for one browser; undefined where overrides are off. */
    overrideOrigins: hasOverrides
      ? values.OVERRIDE_ORIGINS.split(',').map((origin) => origin.trim())
      : undefined,
    devApps,
    devSite: isProduction ? undefined : values.PORAO_DEV_SITE,
  };
}
