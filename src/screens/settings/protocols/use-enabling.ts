import { useQueryClient } from '@tanstack/react-query'
import { disableProtocol, enableProtocol } from '#generated/client/services/services.ts'
import type { ProtocolMeta, Uses } from '#generated/model/index.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { paths } from '#src/paths.ts'
import { askBeforeArchiving } from '#src/resources/archive-question.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

const noUses: Uses = { data: [], isCapped: false }

/** Lets services be published with a protocol, or no longer: asks where drafts and published services name it. */
export function useEnabling(): (protocol: Pick<ProtocolMeta, 'id' | 'name'>, enabled: boolean) => Promise<void> {
  const { tenant } = useSession()
  const client = useQueryClient()
  return async ({ id, name }, enabled) => {
    try {
      const uses = enabled ? noUses : await protocolContract.calls.uses({ ids: [id] })
      const isMeant =
        uses.data.length === 0 ||
        (await askBeforeArchiving({
          title: `Disable ${name}?`,
          act: 'Disable',
          note: 'What is published keeps asking it; no draft that names it can be published.',
          uses,
          rows: [{ id, name, editPath: paths.protocols.edit(id) }],
        }))
      if (!isMeant) return
      const changed = await (enabled ? enableProtocol(id) : disableProtocol(id))
      showSuccess(`${enabled ? 'Enabled' : 'Disabled'} ${name}`)
      await takeRow(client, protocolContract.calls, tenant.id, changed)
    } catch (error) {
      showError(error, { action: enabled ? 'enable the protocol' : 'disable the protocol' })
    }
  }
}
