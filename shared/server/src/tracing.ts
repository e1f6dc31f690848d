import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import {
  type Attributes,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** A process that stops waits so long for the collector, in ms. */
const stopTimeMs = 1_000;
/** Characters of an attribute: texts of statements are longer. */
const longestValue = 2_000;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Options {
  /** Is the address of an OTLP/HTTP collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** Is the share of the traces that begin here, from 0 to 1. */
  readonly ratio: number;
  /** `service.name` of every span. */
  readonly service: string;
  readonly log: { warn(details: object, text: string): void };
}

/** A request that has a span. */
export interface Traced {
  readonly method: string;
  /** Pattern of its handler, asked for when it is answered. */
  readonly route: () => string;
}

/** Texts of the header `traceparent`; what is none is ignored. */
export interface Origin {
  /** The request is a part of this one's trace, and sampled as it was. */
  readonly parent?: string | undefined;
  /** Named as related; the request has a trace of its own. */
  readonly link?: string | undefined;
}

/** Adds attributes to the span of a request; `http.route` replaces the pattern of the handler. */
export type Describe = (attributes: Attributes) => void;

export type Tracing = ReturnType<typeof createTracing>;

/** Spans of this process, sent in batches to a collector. They name routes and statements, never paths, addresses, values
 * or anything of a person. What this module imports is large: it is imported only where a collector is configured. */
export function createTracing({ service, endpoint, ratio, log }: Options) {
  const warn = (text: string, ...details: unknown[]) => log.warn({ tracing: text, details }, 'tracing');
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const of = { 'service.name': service, 'service.instance.id': `${hostname()}:${process.pid}` };
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(of)),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('porao');
  const current = new AsyncLocalStorage<Span>();

  return {
    /** Runs the work of a request in a span, which ends when its answer begins. */
    async request<Answer extends { readonly status: number }>(
      traced: Traced,
      { parent, link }: Origin,
      work: (describe: Describe) => Promise<Answer>,
    ): Promise<Answer> {
      const method = methods.has(traced.method) ? traced.method : '_OTHER';
      const linked = contextOf(link);
      const links = linked ? [{ context: linked }] : [];
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, links }, within(parent));
      const about: Attributes = { 'http.request.method': method };
      const end = (status: number) => {
        const { 'http.route': named } = about;
        const route = typeof named === 'string' ? named : traced.route();
        span.updateName(`${method} ${route}`);
        span.setAttributes({ ...about, 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      try {
        const answer = await current.run(span, () => work((more) => void Object.assign(about, more)));
        end(answer.status);
        return answer;
      } catch (error) {
        end(500);
        throw error;
      }
    },

    /** Runs a part of a request's work in a span of its own; outside of a request that is sampled without one. */
    async part<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
      const parent = current.getStore();
      if (!parent?.isRecording()) return work();
      const options = { kind: SpanKind.CLIENT, attributes };
      const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
      try {
        return await current.run(span, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },

    /** Adds a span without a duration to the trace of `parent`, the text of a `traceparent`. */
    note(name: string, parent: string, attributes: Attributes): void {
      tracer.startSpan(name, { attributes }, within(parent)).end();
    },

    /** The header for what the current request asks of others; undefined outside of a request. */
    traceparent(): string | undefined {
      const span = current.getStore()?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`;
    },

    /** The id of the current request's trace, if its spans are sent. */
    sampledId(): string | undefined {
      const span = current.getStore();
      return span?.isRecording() ? span.spanContext().traceId : undefined;
    },

    /** Sends what is left, as far as the collector takes it in time. */
    async stop(): Promise<void> {
      const late = new Promise((_, reject) =>
        setTimeout(() => reject(new Error(`not taken within ${stopTimeMs} ms`)), stopTimeMs).unref(),
      );
      await Promise.race([provider.shutdown(), late]).catch((err: unknown) =>
        log.warn({ err }, 'the last spans are not sent'),
      );
    },
  };
}

function contextOf(traceparent: string | undefined) {
  const parsed = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parsed && { ...parsed, isRemote: true };
}

function within(traceparent: string | undefined) {
  const parent = contextOf(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** The code of an error, such as PostgreSQL's: messages may contain values. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
