import { AnchorButton } from '@blueprintjs/core'
import { Key } from '@blueprintjs/icons'
import { isInForce, scopesInShort, scopeWords } from '#domain/access/api-tokens.ts'
import type { ApiToken } from '#generated/model/index.ts'
import { apiTokenActs, apiTokenContract } from '#generated/screens/apiToken.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { useNow } from '#src/lib/use-now.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerNote, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './api-tokens.module.css'

/** Tokens by which programs call in the name of the organization. */
export const apiTokens = defineResource({
  contract: apiTokenContract,
  paths: paths.apiTokens,
  nameOf: ({ name }) => name,
  icon: <Key size={18} />,
  empty: 'By a token a program of yours places orders and reads what became of them, without anybody signing in.',
  search: 'Name',
  rights: { create: can.keepApiTokens, update: can.keepApiTokens },
  columns: [
    { field: 'name', width: 150 },
    { id: 'state', title: 'State', width: 90, cell: (token) => <State token={token} /> },
    { id: 'scopes', title: 'May', width: 220, cell: scopesText, text: scopesText },
    { id: 'lastUsed', title: 'Last used', width: 120, cell: lastUse },
    { field: 'expiresAt', width: 160, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    { field: 'lastFour', width: 90, byDefault: false },
    { field: 'madeByName', width: 200, cell: (token) => <Maker of={token} />, text: makerText },
    { field: 'updatedAt', byDefault: false },
  ],
  Detail,
  Actions,
  EmptyActions: Actions,
})

function Actions() {
  return (
    <>
      <Reference />
      <ButtonLink to={paths.apiTokens.new()} intent="primary">
        New token
      </ButtonLink>
    </>
  )
}

/** What programs may call, on a page of the server's own. */
function Reference() {
  return <AnchorButton href={paths.apiReference()} target="_blank" rel="noreferrer" text="API reference" />
}

function State({ token }: { readonly token: ApiToken }) {
  const now = useNow()
  if (token.isRevoked) return <span className="wb-muted">Revoked</span>
  if (!isInForce(token, now)) return <span className="wb-cell-warning">Ended</span>
  return 'In force'
}

function scopesText({ scopes }: ApiToken): string {
  return scopesInShort(scopes)
}

function lastUse({ lastUsedAt }: ApiToken) {
  return lastUsedAt === null ? 'Not yet' : <Moment at={lastUsedAt} />
}

const notHere = 'not among your people'

/** A token goes on when its maker leaves: those who keep the tokens want to know of it. */
function Maker({ of: { madeByName, madeByMember } }: { readonly of: ApiToken }) {
  if (madeByMember) return madeByName
  return (
    <>
      {madeByName}, <span className="wb-cell-warning">{notHere}</span>
    </>
  )
}

function makerText({ madeByName, madeByMember }: ApiToken): string {
  return madeByMember ? madeByName : `${madeByName}, ${notHere}`
}

function Detail({ row }: { readonly row: ApiToken }) {
  return (
    <>
      {row.isRevoked && <SideDrawerNote>Revoked: whatever calls with it is refused.</SideDrawerNote>}
      <SideDrawerPart>
        <Facts>
          <Fact label="State">
            <State token={row} />
          </Fact>
          <Fact label="Ends in">
            <code>…{row.lastFour}</code>
          </Fact>
          <Fact label="Last used">
            {lastUse(row)}
            {row.lastUsedAddress !== null && ` from ${row.lastUsedAddress}`}
          </Fact>
          <Fact label="Ends">
            <Moment at={row.expiresAt} />
          </Fact>
          <Fact label="Made">
            <Moment at={row.createdAt} /> by <Maker of={row} />
          </Fact>
        </Facts>
      </SideDrawerPart>
      <SideDrawerPart title="It may">
        <ul className={styles.scopes}>
          {row.scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
        <Acts row={row} />
      </SideDrawerPart>
    </>
  )
}

function Acts({ row }: { readonly row: ApiToken }) {
  const session = useSession()
  const actsOn = useResourceActs(apiTokenActs, apiTokenContract, paths.apiTokens)
  if (!can.keepApiTokens(session).allowed) return null
  return (
    <div className="wb-acts">
      {actsOn(row)
        .filter(({ isPossible }) => isPossible)
        .map(({ id, label, verdict, run }) => (
          <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
        ))}
    </div>
  )
}
