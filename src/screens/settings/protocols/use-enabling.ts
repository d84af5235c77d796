import { useQueryClient } from '@tanstack/react-query'
import { disableProtocol, enableProtocol } from '#generated/client/services/services.ts'
import type { Protocol } from '#generated/model/index.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

/** Lets services be published with a protocol, or no longer. */
export function useEnabling(): (protocol: Protocol, enabled: boolean) => Promise<void> {
  const { tenant } = useSession()
  const client = useQueryClient()
  return async ({ id, name }, enabled) => {
    try {
      const changed = await (enabled ? enableProtocol(id) : disableProtocol(id))
      showSuccess(`${enabled ? 'Enabled' : 'Disabled'} ${name}`)
      await takeRow(client, protocolContract.calls, tenant.id, changed)
    } catch (error) {
      showError(error, { action: enabled ? 'enable the protocol' : 'disable the protocol' })
    }
  }
}
