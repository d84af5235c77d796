import { frenchRoleNames, roleNames, roles } from '../access/roles.ts'
import { partners, type PartnerKind } from '../invitations/kinds.ts'
import { dayText, mailKind, type MailFacts, type ShownMailKind, type MailWords } from './mail.ts'

/** An invitation as its mail tells of it. */
export interface InvitationFacts extends MailFacts {
  readonly link: string
  /** Who invites; empty where nobody is known. */
  readonly inviter: string
  readonly organization: string
  /** The organization that is invited, where it is known. */
  readonly invited: string | null
  /** Until when the link works, unix seconds. */
  readonly until: number
  readonly timeZone: string
}

export interface ColleagueFacts extends InvitationFacts {
  /** Names of the roles, together. */
  readonly roles: string
  /** The same in French; a role of the organization's own has the name that it gave. */
  readonly frenchRoles: string
}

export interface HandOverFacts extends InvitationFacts {
  /** What is handed over. */
  readonly customer: string
}

const invited: InvitationFacts = {
  firstName: 'Dana',
  link: 'https://waybill.example/invitations/example',
  inviter: 'Helen Dyck',
  organization: 'Prairie Sky Couriers',
  invited: null,
  until: 1_794_330_000,
  timeZone: 'America/Regina',
}

const toOrganization: InvitationWording<InvitationFacts>['subject'] = {
  en: ({ inviter, organization }) => `${inviter || organization} invites you to ${organization} on Waybill`,
  fr: ({ inviter, organization }) => `${inviter || organization} vous invite à rejoindre ${organization} sur Waybill`,
}

export const colleagueMail = invitationMail<ColleagueFacts>({
  title: 'Invitation of a colleague',
  subject: toOrganization,
  sentence: {
    en: (facts) => `${fullEn(facts)} to work with them on Waybill, as ${facts.roles}.`,
    fr: (facts) => `${fullFr(facts)} à travailler avec eux sur Waybill, comme ${facts.frenchRoles}.`,
  },
  example: { ...invited, roles: roleNames[roles.dispatcher], frenchRoles: frenchRoleNames[roles.dispatcher] },
})

export const partnerMails: Readonly<Record<PartnerKind, ShownMailKind<InvitationFacts>>> = {
  customer: partnerMail('Invitation of a customer', {
    en: `to ${partners.customer.invitesTo} on Waybill`,
    fr: 'à lui commander des livraisons sur Waybill',
  }),
  supplier: partnerMail('Invitation of a supplier', {
    en: `to ${partners.supplier.invitesTo} on Waybill`,
    fr: 'à lui faire des envois sur Waybill, à titre de fournisseur',
  }),
}

export const handOverMail = invitationMail<HandOverFacts>({
  title: 'Customer handed over',
  subject: {
    en: ({ customer }) => `Ownership transfer request: ${customer} on Waybill`,
    fr: ({ customer }) => `Transfert de propriété : ${customer} sur Waybill`,
  },
  sentence: {
    en: (facts) => `${fullEn(facts)} to take over ${facts.customer} on Waybill, as its owner.`,
    fr: (facts) => `${fullFr(facts)} à prendre en charge ${facts.customer} sur Waybill, à titre de propriétaire.`,
  },
  example: { ...invited, customer: 'Meewasin Pharmacy Group' },
})

/** Of an organization that an administrator made: it is handed over by nobody, and has no look yet. */
export const organizationReadyMail = invitationMail<InvitationFacts>({
  title: 'Organization made for its owner',
  by: 'waybill',
  subject: {
    en: ({ organization }) => `${organization} is ready for you on Waybill`,
    fr: ({ organization }) => `${organization} vous attend sur Waybill`,
  },
  sentence: {
    en: ({ inviter, organization }) =>
      `${inviter || 'An administrator'} made ${organization} on Waybill for you, and invites you to be its owner.`,
    fr: ({ inviter, organization }) =>
      `${inviter || 'Un administrateur'} a créé ${organization} sur Waybill pour vous, et vous invite à en devenir propriétaire.`,
  },
  example: invited,
})

/** To a colleague whose account was made for them. */
export const firstPasswordMail = mailKind<
  MailFacts & { readonly firstName: string; readonly link: string; readonly organization: string }
>({
  title: 'First password',
  purpose: 'first-password',
  by: 'organization',
  words: {
    en: ({ organization }) => ({
      subject: `Your Waybill account at ${organization}`,
      paragraphs: [
        `${organization} made a Waybill account for you. You sign in with this email address; choose a password within seven days.`,
      ],
      action: 'Choose a password',
      closing: ['If you do not know what this is about, there is nothing to do.'],
    }),
    fr: ({ organization }) => ({
      subject: `Votre compte Waybill chez ${organization}`,
      paragraphs: [
        `${organization} a créé un compte Waybill pour vous. Vous vous connectez avec cette adresse courriel ; choisissez un mot de passe d’ici sept jours.`,
      ],
      action: 'Choisir un mot de passe',
      closing: ['Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire.'],
    }),
  },
  example: {
    firstName: 'Dana',
    link: 'https://waybill.example/auth/reset-password',
    organization: invited.organization,
  },
})

/** To the person who is asked to become the owner. */
export const ownershipMail = mailKind<
  MailFacts & { readonly link: string; readonly owner: string; readonly organization: string }
>({
  title: 'Change of owner',
  purpose: 'ownership-request',
  by: 'organization',
  words: {
    en: ({ owner, organization }) => ({
      subject: `${owner} asks you to take over ${organization}`,
      paragraphs: [
        `${owner} asks you to become the owner of ${organization} on Waybill. Nothing changes until you agree.`,
      ],
      action: 'Answer the request',
      closing: [],
    }),
    fr: ({ owner, organization }) => ({
      subject: `${owner} vous demande de prendre en charge ${organization}`,
      paragraphs: [
        `${owner} vous demande de devenir propriétaire de ${organization} sur Waybill. Rien ne change tant que vous n’acceptez pas.`,
      ],
      action: 'Répondre à la demande',
      closing: [],
    }),
  },
  example: {
    firstName: 'Dana',
    link: 'https://waybill.example/settings/ownership-requests/1',
    owner: invited.inviter,
    organization: invited.organization,
  },
})

interface InvitationWording<Facts> {
  readonly title: string
  readonly by?: 'waybill'
  readonly subject: { readonly en: (facts: Facts) => string; readonly fr: (facts: Facts) => string }
  readonly sentence: { readonly en: (facts: Facts) => string; readonly fr: (facts: Facts) => string }
  readonly example: Facts
}

function invitationMail<Facts extends InvitationFacts>(wording: InvitationWording<Facts>): ShownMailKind<Facts> {
  const { title, by = 'organization', subject, sentence, example } = wording
  return mailKind<Facts>({
    title,
    purpose: 'invitation',
    by,
    isToOutsiders: by === 'organization',
    words: {
      en: (facts): MailWords => ({
        subject: subject.en(facts),
        paragraphs: [
          sentence.en(facts),
          `Accept or decline here. The link works until ${dayText(facts.until, 'en', facts.timeZone)}, and once.`,
        ],
        action: 'Answer the invitation',
        closing: ['If you do not know what this is about, there is nothing to do: without your yes nothing happens.'],
      }),
      fr: (facts): MailWords => ({
        subject: subject.fr(facts),
        paragraphs: [
          sentence.fr(facts),
          `Acceptez ou refusez ici. Le lien fonctionne jusqu’au ${dayText(facts.until, 'fr', facts.timeZone)}, et une seule fois.`,
        ],
        action: 'Répondre à l’invitation',
        closing: [
          'Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire : sans votre accord, il ne se passe rien.',
        ],
      }),
    },
    example,
  })
}

function partnerMail(title: string, invitesTo: { readonly en: string; readonly fr: string }) {
  return invitationMail<InvitationFacts>({
    title,
    subject: toOrganization,
    sentence: {
      en: (facts) => `${fullEn(facts)} ${invitesTo.en}.`,
      fr: (facts) => `${fullFr(facts)} ${invitesTo.fr}.`,
    },
    example: { ...invited, invited: 'Meewasin Pharmacy Group' },
  })
}

function fullEn({ inviter, organization, invited: whom }: InvitationFacts): string {
  return `${inviter === '' ? organization : `${inviter} of ${organization}`} invites ${whom ?? 'you'}`
}

function fullFr({ inviter, organization, invited: whom }: InvitationFacts): string {
  const who = inviter === '' ? organization : `${inviter}, de ${organization},`
  return whom === null ? `${who} vous invite` : `${who} invite ${whom}`
}
