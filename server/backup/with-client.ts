import pg, { type Client, type ClientConfig } from 'pg'

/**
 * Opens a connection for one piece of work, which an interruption ends at once, whatever it waits for.
 * @param settings without pipeline: a copy has the connection for itself
 * @throws the reason of the signal when it was that
 */
export async function withClient<Result>(
  settings: ClientConfig,
  signal: AbortSignal | undefined,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(settings)
  // The caller that uses the connection learns of its end by its statement.
  client.on('error', () => {})
  await client.connect()
  const hangUp = () => void client.connection.stream.destroy()
  signal?.addEventListener('abort', hangUp, { once: true })
  try {
    return await work(client)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', hangUp)
    await client.end()
  }
}
