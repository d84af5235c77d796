// The arrows between the folders (docs/architecture.md), as rules. tests/repo/boundaries.test.ts shows that each can fail.

/** A test, or what only tests use: a folder `testing/` beside the code. */
const testFile = '[.]test[.]tsx?$|/testing/'
const ourFolders = '^(domain|generated|mocks|scripts|server|src|tests)/'

/** A folder whose modules import only from the folders named (and packages). */
function only(folder, allowed, { except = [] } = {}) {
  const mayReach = [folder, ...allowed].map((name) => `^${name}/`)
  return {
    name: `${folder}-imports`,
    severity: 'error',
    comment: `${folder}/ imports from ${allowed.length > 0 ? allowed.map((name) => `${name}/`).join(' and ') : 'no other folder'}`,
    from: { path: `^${folder}/`, pathNot: testFile },
    to: { path: ourFolders, pathNot: [...mayReach, ...except] },
  }
}

/**
 * The rooms of a folder from the ground up: each may import from those before it, and from none after it. Every room has to stand here.
 * @param rooms names of folders, or of files right in the folder
 */
function storeys(folder, rooms) {
  const pathOf = (room) => (room.includes('.') ? `^${folder}/${room.replace('.', '[.]')}$` : `^${folder}/${room}/`)
  return [
    ...rooms.slice(0, -1).map((room, at) => ({
      name: `${folder}-storeys`,
      severity: 'error',
      comment: `${folder}/${room} stands below ${rooms.slice(at + 1).join(', ')}, and imports from none of them`,
      from: { path: pathOf(room), pathNot: testFile },
      to: { path: rooms.slice(at + 1).map(pathOf) },
    })),
    {
      name: `${folder}-storeys`,
      severity: 'error',
      comment: `each room of ${folder}/ has its place in the order of .dependency-cruiser.cjs`,
      from: { path: `^${folder}/`, pathNot: [testFile, ...rooms.map(pathOf)] },
      to: {},
    },
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('domain', []),
    only('generated', [], { except: ['^src/api/(transport|query-key)[.]ts$'] }),
    only('server', ['generated', 'domain']),
    only('mocks', ['generated', 'domain']),
    // src/main.tsx has a rule of its own: it alone may load the mocks, and only when a page asks for them.
    {
      name: 'src-imports',
      severity: 'error',
      comment: 'src/ imports from generated/ and domain/',
      from: { path: '^src/', pathNot: [testFile, '^src/main[.]tsx$'] },
      to: { path: ourFolders, pathNot: ['^src/', '^generated/', '^domain/'] },
    },
    {
      name: 'src-main-imports',
      severity: 'error',
      comment: 'src/main.tsx imports from generated/ and domain/, and loads mocks/',
      from: { path: '^src/main[.]tsx$' },
      to: { path: ourFolders, pathNot: ['^src/', '^generated/', '^domain/', '^mocks/'] },
    },
    {
      name: 'mocks-are-loaded-lazily',
      severity: 'error',
      comment: 'src/main.tsx loads mocks/ with import(), so that they are no part of what people download',
      from: { path: '^src/main[.]tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    ...storeys('domain', [
      'text',
      'events',
      'files',
      'geo',
      'amounts',
      'time',
      'access',
      'acts',
      'addresses',
      'relationships',
      'invitations',
      'orders',
      'audit',
      'pricing',
      'zone-files',
    ]),
    ...storeys('server', [
      'errors.ts',
      'log.ts',
      'job-bell.ts',
      'config-checks.ts',
      'config.ts',
      'search-words.ts',
      'db',
      'outside',
      'documents',
      'events',
      'http',
      'audit.ts',
      'outbox.ts',
      'jobs',
      'relationships',
      'resources',
      'access',
      'uploads',
      'accounting',
      'locations',
      'services',
      'mail',
      'orders',
      'users',
      'tenants',
      'customers',
      'session',
      'invitations',
      'handlers.ts',
      'job-list.ts',
      'app.ts',
      'backup',
      'seed',
      'main.ts',
    ]),
    ...storeys('server/orders', [
      'core',
      'chain',
      'queries',
      'placing',
      'pricing',
      'records',
      'moves',
      'editing',
      'documents',
      'brokerage',
      'order-fields.ts',
      'operations.ts',
    ]),
    ...storeys('src', [
      'first-paths.ts',
      'paths.ts',
      'lib',
      'http',
      'session',
      'api',
      'live',
      'access',
      'ui',
      'first',
      'tables',
      'uploads',
      'forms',
      'maps',
      'imports',
      'resources',
      'orders',
      'layouts',
      'sign-in',
      'screens',
      'later-routes.ts',
      'RouteFailure.tsx',
      'Root.tsx',
      'routes.tsx',
      'main.tsx',
    ]),
    ...storeys('src/orders', [
      'acts',
      'cells',
      'find',
      'entry',
      'assign',
      'media',
      'money',
      'edit',
      'history',
      'documents',
      'protocol',
      'list',
      'detail',
      'brokerage',
      'drawer',
      'dispatch',
      'next',
      'scheduler',
    ]),
    {
      name: 'domain-has-no-io',
      severity: 'error',
      comment: 'domain/ is pure: no packages of Node, no network, no files',
      from: { path: '^domain/', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      comment: 'only tests import from tests/ or from a test file',
      from: { pathNot: ['^tests/', testFile, '^(vitest|playwright)[.]config[.]ts$'] },
      to: { path: ['^tests/', testFile] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'modules that import each other hold one thing in two files',
      // A schema that contains itself gives the generated types a cycle that means nothing.
      from: { pathNot: '^generated/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'an import must lead somewhere',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'a package that is imported stands in package.json',
      from: { path: ourFolders },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      comment: 'what people run needs only the packages of "dependencies"',
      from: { path: '^(domain|server|src)/', pathNot: testFile },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count: a layer that knows another's types knows the other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
}
