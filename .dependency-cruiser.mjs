// Says who may import whom (docs/adr/0001). Rules go by path pattern, so they hold for a new remote without a change.

const anyApp = '^(shell|mfe-[^/]+|api|deploy|e2e)/';

/** Remotes get these through shared/ui and shared/platform only, resolved or not. */
const packages =
  '(@mantine/|@tanstack/|@hookform/|(react-router|react-router-dom|react-hook-form|react-leaflet|leaflet|zod|mitt|dayjs)(/|$))';
const curated = `(^|(^|/)node_modules/)${packages}`;

/** Folders of shell/src, lowest first, each with those that it does not import. */
const shellFolders = [
  ['inspector', 'common|boot|session|remotes|layout|account|notices|demo|overrides|worker|background'],
  ['common|boot', 'session|remotes|layout|account|notices|demo|overrides|worker|inspector|background'],
  ['session', 'remotes|layout|account|notices|demo|overrides|worker|inspector|background'],
  ['remotes', 'session|layout|account|notices|demo|overrides|worker|inspector|background'],
  ['layout', 'session|account|notices|demo|overrides|worker|inspector|background'],
  ['account|notices|demo|overrides|worker', 'remotes|layout|inspector|background'],
  ['background', 'session|account|notices|demo|overrides|inspector'],
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-cycles', 'A cycle has no order to read it in.', {}, { circular: true }),
    forbid(
      'resolvable',
      'Every import leads somewhere; what the build puts in the place of others resolves there.',
      { pathNot: '^shared/build/[^/]+\\.js$' },
      { couldNotResolve: true },
    ),
    forbid(
      'contracts-know-zod-only',
      'Contracts are the bottom.',
      { path: '^shared/contracts/src', pathNot: '\\.test\\.ts$' },
      {
        pathNot: ['^shared/contracts/', '(^|/)node_modules/zod/'],
      },
    ),
    forbid(
      'client-below',
      'client sees contracts only.',
      { path: '^shared/client/' },
      { path: '^shared/(platform|ui|i18n|features|build)/' },
    ),
    forbid(
      'platform-below',
      'platform sees nothing above it.',
      { path: '^shared/platform/' },
      { path: '^shared/(ui|features|build)/' },
    ),
    forbid(
      'i18n-below',
      'i18n sees nothing above it.',
      { path: '^shared/i18n/' },
      { path: '^shared/(client|ui|features|build)/' },
    ),
    forbid(
      'ui-below',
      'ui sees neither the product nor the build.',
      { path: '^shared/ui/' },
      { path: '^shared/(features|build)/' },
    ),
    forbid(
      'features-below',
      'Screens of several remotes see no build code.',
      { path: '^shared/features/' },
      { path: '^shared/build/' },
    ),
    forbid('shared-is-below-apps', 'Nothing shared imports an app.', { path: '^shared/' }, { path: anyApp }),
    forbid(
      'remotes-alone',
      'A remote ships alone: no other remote, shell, api or deploy.',
      { path: '^(mfe-[^/]+)/' },
      {
        path: anyApp,
        pathNot: '^$1/',
      },
    ),
    forbid(
      'features-alone',
      'What two features need is in common/.',
      { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      {
        path: '^$1/src/features/',
        pathNot: '^$1/src/features/$2/',
      },
    ),
    forbid(
      'common-below-features',
      'common/ serves features.',
      { path: '^(mfe-[^/]+)/src/common/' },
      { path: '^$1/src/features/' },
    ),
    forbid(
      'curated-only',
      'Remotes take these from @porao/ui and @porao/platform: a barrel shared whole stops tree-shaking (docs/adr).',
      { path: '^mfe-[^/]+/src', pathNot: '\\.test\\.tsx?$' },
      { path: curated },
    ),
    forbid(
      'shell-alone',
      'The shell knows no remote by name.',
      { path: '^shell/' },
      { path: '^(mfe-[^/]+|api|deploy|e2e)/' },
    ),
    ...shellFolders.map(([folders, above]) =>
      forbid(
        `shell-${folders.replaceAll('|', '-')}-below`,
        "The shell's folders import downward only: docs/architecture.md.",
        { path: `^shell/src/(${folders})/` },
        { path: [`^shell/src/(${above})/`, '^shell/src/(app|main|platform|index)\\.tsx?$'] },
      ),
    ),
    forbid(
      'servers-see-contracts-only',
      'api and deploy share the contracts, and what both do as processes on Node.',
      { path: '^(api|deploy)/' },
      {
        path: '^(shared/(?!contracts/|server/)|shell/|mfe-|e2e/)',
      },
    ),
    forbid(
      'server-on-node-only',
      'shared/server runs on Node; no page has it.',
      { path: '^(shared/(?!server/)|shell/|mfe-)' },
      { path: '^shared/server/' },
    ),
    forbid(
      'tracing-when-configured',
      'A process that is not traced does not load what traces: await import() where the configuration asks for it.',
      {
        path: '^(api|deploy|shared)/',
        pathNot: ['\\.test\\.ts$', '^deploy/testing/', '^shared/server/src/tracing\\.ts$'],
      },
      {
        path: ['^shared/server/src/tracing\\.ts$', '(^|/)node_modules/@opentelemetry/'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-below',
      'shared/server sees nothing of the product.',
      { path: '^shared/server/' },
      { path: '^shared/(?!server/)' },
    ),
    forbid(
      'api-and-deploy-apart',
      "api and deploy know each other by HTTP only; the API's tests and benches take programs, a small disk and other commits as deploy does.",
      { path: '^api/' },
      { path: '^deploy/', pathNot: '^deploy/(local/npm-package|testing/(check-out|small-disk))\\.ts$' },
    ),
    forbid(
      'deploy-and-api-apart',
      'api and deploy know each other by HTTP only.',
      { path: '^deploy/' },
      { path: '^api/' },
    ),
    forbid(
      'registry-below-deploy',
      'The registry is the lowest folder of deploy.',
      { path: '^deploy/registry/', pathNot: '\\.test\\.ts$' },
      { path: '^deploy/(gateway|cli)/' },
    ),
    forbid(
      'production-without-tools',
      "What runs in production imports nothing of a developer's machine: deploy/README.md.",
      { path: '^deploy/(gateway|registry)/', pathNot: '\\.test\\.ts$' },
      { path: '^deploy/(local|testing|pack)/' },
    ),
    forbid(
      'local-and-gateway-below-cli',
      'The command line uses local and the gateway, never the reverse.',
      { path: '^deploy/(local|gateway)/', pathNot: '\\.test\\.ts$' },
      { path: '^deploy/cli/' },
    ),
    forbid(
      'kit-below-modules',
      'The kit serves every module and imports none.',
      { path: '^api/src/kit/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/(?!kit/)' },
    ),
    forbid(
      'no-test-code-in-src',
      'What runs in production imports nothing that is for tests or benchmarks.',
      { path: '^api/src/', pathNot: '\\.test\\.ts$' },
      { path: '^api/(test|bench)/' },
    ),
    forbid(
      'modules-by-index',
      'One API module reaches another through its index.ts.',
      { path: '^api/src/modules/([^/]+)/' },
      {
        path: '^api/src/modules/',
        pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'],
      },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
