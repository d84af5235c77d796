import { History } from '@blueprintjs/icons'
import type { AuditEntry } from '#generated/model/index.ts'
import { auditEntryContract } from '#generated/screens/auditEntry.ts'
import { denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import styles from './audit.module.css'

const nobody = () => denial('What was done is not changed.')

/** Who changed what, when, from what to what. */
export const audit = defineResource({
  contract: auditEntryContract,
  paths: paths.audit,
  nameOf: ({ act }) => act,
  icon: <History size={18} />,
  empty: 'Everything that people do in the organization stands here from then on.',
  rights: { create: nobody, update: nobody },
  columns: [
    { field: 'createdAt', width: 130, text: ({ createdAt }) => new Date(createdAt * 1_000).toISOString() },
    { id: 'who', title: 'Who', width: 160, cell: who, text: who },
    { field: 'act', width: 270 },
    {
      id: 'changes',
      title: 'From what to what',
      width: 270,
      cell: (entry) => changesText(entry) || null,
      text: changesText,
    },
    { field: 'address', width: 110 },
  ],
  csv: true,
  Detail: EntryDetail,
})

/** The person, with the administrator behind them. */
function who({ actorName, administratorName, byAdministrator }: AuditEntry): string {
  const person = actorName ?? (byAdministrator ? 'An administrator' : 'Another organization')
  if (administratorName === null) return actorName !== null && byAdministrator ? `${person} (administrator)` : person
  return `${administratorName} as ${person}`
}

const nothing = 'nothing'

function changesText({ changes, withheld }: AuditEntry): string {
  // What was said with an act, such as at which stop, was nothing else before.
  const isSaid = changes.every(({ before }) => before === null)
  const texts = changes.map(({ field, before, after }) =>
    isSaid ? `${field}: ${after ?? nothing}` : `${field}: ${before ?? nothing} → ${after ?? nothing}`,
  )
  return [...texts, ...(withheld ? ['Some of it is not shown to you'] : [])].join('; ')
}

function EntryDetail({ row }: { readonly row: AuditEntry }) {
  const { changes, withheld, address, createdAt } = row
  return (
    <>
      <SideDrawerPart>
        <Facts>
          <Fact label="Who">{who(row)}</Fact>
          <Fact label="When">
            <Moment at={createdAt} />
          </Fact>
          <Fact label="From where">{address}</Fact>
        </Facts>
      </SideDrawerPart>
      {(changes.length > 0 || withheld) && (
        <SideDrawerPart title="From what to what">
          {changes.length > 0 && (
            <table className={styles.changes}>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ field, before, after }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td>{before ?? <span className="wb-muted">{nothing}</span>}</td>
                    <td>{after ?? <span className="wb-muted">{nothing}</span>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {withheld && <p className="wb-muted">Some of it is not shown to you.</p>}
        </SideDrawerPart>
      )}
    </>
  )
}
