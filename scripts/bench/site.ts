import path from 'node:path'
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import type { ChildServer } from './child-server.ts'
import { growOrders, type Growth } from './grow-orders.ts'
import { growVehicles } from './grow-vehicles.ts'
import { startProduct } from './product.ts'

/** The running product with a database of its own that holds so many orders, and as many vehicles. */
export interface Site {
  dataDir: string
  server: ChildServer
  /** Connections beside the server's. */
  database: DatabaseConnection
  /** Stops the server and waits until its database is down as well. */
  close(): Promise<void>
}

/** @param dataDir empty, or that of a site that was closed */
export async function openSite(dataDir: string, orders: Growth, say: (message: string) => void): Promise<Site> {
  const server = await startProduct(dataDir)
  const database = await connectDatabase({ dataDir })
  const close = async () => {
    await server.stop()
    await database.close()
    await waitUntilStopped(path.join(dataDir, 'postgres'))
  }
  try {
    await growOrders(database, orders, say)
    await growVehicles(database, orders)
    return { dataDir, server, database, close }
  } catch (error) {
    await close()
    throw error
  }
}
