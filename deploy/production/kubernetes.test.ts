import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { repoRoot } from '../registry/index.ts';
import { startLive } from '../testing/gateway.ts';

const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  PodDisruptionBudget,
  Service,
  StatefulSet,
};

interface Container {
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
}
interface Manifest {
  kind: keyof typeof kinds;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { spec: { containers: Container[] } };
    scaleTargetRef?: { kind: string; name: string };
  };
}

const file = (name: string) => readFileSync(join(repoRoot, 'deploy/production', name), 'utf8');
const text = file('kubernetes.yaml');
const manifests = parseAllDocuments(text).map((one) => one.toJS() as Manifest);
const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);

/** Environments of the compose file by service; anchors are merged. */
const { services } = parse(file('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string> }>;
};

/** The secret's names are in the comment above its reference: manifests contain no secret. */
const secrets = (name: string) =>
  (new RegExp(`# ([A-Z0-9_, ]+)\\n +- secretRef: \\{ name: ${name} \\}`).exec(text)?.[1] ?? '').split(', ');

it('OPS-132 each manifest fits the schema of its kind', () => {
  expect(manifests.length).toBeGreaterThan(10);
  for (const manifest of manifests) {
    const Kind = kinds[manifest.kind];
    expect(() => new Kind(manifest as never).validate()).not.toThrow();
  }
});

it.each([
  ['Deployment', 'api', 'api'],
  ['StatefulSet', 'gateway', 'gateway-1'],
])('OPS-132 the %s %s has the variables that the compose file gives to %s', (kind, name, service) => {
  const [container] = named(kind, name)?.spec?.template?.spec.containers ?? [];
  expect(container?.envFrom).toEqual([{ configMapRef: { name } }, { secretRef: { name } }]);
  const config = named('ConfigMap', name)?.data ?? {};
  const set = [...Object.keys(config), ...secrets(name)].toSorted();
  expect(set).toEqual(Object.keys(services[service]?.environment ?? {}).toSorted());
  expect(named('HorizontalPodAutoscaler', name)?.spec?.scaleTargetRef).toMatchObject({ kind, name });
  // A value of the environment is a text.
  for (const value of Object.values(config)) expect(value).toBeTypeOf('string');
});

it("OPS-132 probes ask the processes' own addresses", async () => {
  const probes = (kind: string, name: string) => {
    const [container] = named(kind, name)?.spec?.template?.spec.containers ?? [];
    return [container?.livenessProbe, container?.readinessProbe].map((probe) => probe?.httpGet.path);
  };
  const { url } = await startLive();
  for (const path of probes('StatefulSet', 'gateway'))
    expect(await fetch(url + path)).toMatchObject({ status: 200 });
  const api = readFileSync(join(repoRoot, 'api/src/app.ts'), 'utf8');
  for (const path of probes('Deployment', 'api')) expect(api).toContain(`app.get('${path}'`);
});
