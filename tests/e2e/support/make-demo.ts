import { emptyDataDir, leaveDemo } from './demo-world.ts'
import { startServer } from './server.ts'

/*
 * A first start of the built product, as a newcomer sees it: it fails when the demo is not made. The journeys go on from what it
 * made. Run beside other checks, for by itself it leaves one core without work.
 */
const dataDir = emptyDataDir()
const server = await startServer(dataDir)
await server.stop()
leaveDemo(dataDir)
