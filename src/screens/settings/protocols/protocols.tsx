import { Switch } from '@blueprintjs/core'
import { TickCircle } from '@blueprintjs/icons'
import type { ProtocolMeta } from '#generated/model/index.ts'
import { protocolActs, protocolContract } from '#generated/screens/protocol.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { usesIn, UsedBy } from '#src/resources/UsedBy.tsx'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
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

/** Enabling and disabling, wherever a protocol is shown. */
export const useProtocolActs = () => useResourceActs(protocolActs, protocolContract, paths.protocols)

function EnabledSwitch({ protocol }: { readonly protocol: ProtocolMeta }) {
  const acts = useProtocolActs()(protocol)
  const act = acts.find(({ isPossible }) => isPossible)
  const { name, isEnabled } = protocol
  return (
    <Switch
      className={styles.enabled}
      checked={isEnabled}
      disabled={act?.verdict.allowed !== true}
      title={act?.verdict.allowed === false ? act.verdict.reason : undefined}
      aria-label={`${name}: enabled`}
      label={isEnabled ? 'Enabled' : 'Disabled'}
      onChange={() => void act?.run()}
    />
  )
}
