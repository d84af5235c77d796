import { Switch } from '@blueprintjs/core'
import { TickCircle } from '@blueprintjs/icons'
import type { ProtocolMeta } from '#generated/model/index.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { usesIn, UsedBy } from '#src/resources/UsedBy.tsx'
import { useActs } from '#src/resources/use-acts.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useSession } from '#src/session/session.ts'
import styles from './protocols.module.css'

/** What drivers are asked at the stops; one is written on a page of its own. */
export const protocols = defineResource({
  contract: protocolContract,
  paths: paths.protocols,
  nameOf: ({ name }: ProtocolMeta) => name,
  icon: <TickCircle size={18} />,
  empty: 'What your drivers do at a stop before they leave it: count, photograph, have it signed. Services name them.',
  search: 'Name or description',
  rights: servicesRights,
  columns: [
    'name',
    { field: 'isEnabled', width: 140, cell: (row: ProtocolMeta) => <EnabledSwitch protocol={row} /> },
    'actionCount',
    {
      id: 'usedBy',
      title: 'Used by',
      width: 240,
      byDefault: true,
      cell: (row) => (row.usedBy.length === 0 ? null : <UsedBy places={usesIn('protocols', row.usedBy)} />),
    },
    { field: 'description', width: 240, byDefault: false },
    'updatedAt',
  ],
})

function EnabledSwitch({ protocol }: { readonly protocol: ProtocolMeta }) {
  const right = servicesRights.update(useSession())
  const [act] = useActs(protocolContract, paths.protocols)(protocol)
  const { name, isEnabled } = protocol
  return (
    <Switch
      className={styles.enabled}
      checked={isEnabled}
      disabled={!right.allowed}
      title={right.allowed ? undefined : right.reason}
      aria-label={`${name}: enabled`}
      label={isEnabled ? 'Enabled' : 'Disabled'}
      onChange={() => void act?.run()}
    />
  )
}
