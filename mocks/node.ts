import { setupServer, type SetupServer } from 'msw/node'
import { createMockWorld, type MockWorld, type MockWorldOptions } from './test-handlers.ts'

/** A mock world with a server for tests that run in node: `listen()` before, `close()` after. */
export function createMockServer(options: MockWorldOptions = {}): MockWorld & { readonly server: SetupServer } {
  const mock = createMockWorld(options)
  return { ...mock, server: setupServer(...mock.handlers) }
}
