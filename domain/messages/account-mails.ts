import { mailKind, minuteText, type MailFacts, type ShownMailKind } from './mail.ts'

interface LinkFacts extends MailFacts {
  readonly firstName: string
  readonly link: string
}

interface CodeFacts extends MailFacts {
  readonly code: string
}

/** What happened to an account. */
export interface SecurityFacts extends MailFacts {
  readonly firstName: string
  readonly timeZone: string
  /** When it happened, unix seconds. */
  readonly at: number
  /** Such as "Chrome on Windows"; null where an administrator did it. */
  readonly device: string | null
  /** The network address, as the device. */
  readonly address: string | null
}

export const passwordResetMail = mailKind<LinkFacts>({
  title: 'Forgotten password',
  purpose: 'password-reset',
  by: 'waybill',
  words: {
    en: () => ({
      subject: 'Choose a new password for Waybill',
      paragraphs: [
        'Somebody asked for a new password for your Waybill account. If it was you, choose it here within an hour.',
      ],
      action: 'Choose a password',
      closing: ['If it was not you, there is nothing to do: your password stays as it is.'],
    }),
    fr: () => ({
      subject: 'Choisissez un nouveau mot de passe pour Waybill',
      paragraphs: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte Waybill. Si c’est vous, choisissez-le ici dans l’heure.',
      ],
      action: 'Choisir un mot de passe',
      closing: ['Si ce n’est pas vous, il n’y a rien à faire : votre mot de passe reste le même.'],
    }),
  },
  example: { firstName: 'Helen', link: 'https://waybill.example/auth/reset-password' },
})

export const emailChangeMail = codeMail('Code for a new e-mail', 'email-change', {
  en: 'Somebody wants to sign in to Waybill with this e-mail address.',
  fr: 'Quelqu’un veut se connecter à Waybill avec cette adresse courriel.',
})

/** To the address of an invitation that somebody accepts who signs in with another one. */
export const invitationCodeMail = codeMail('Code for an invitation', 'verification-code', {
  en: 'Somebody who is signed in to Waybill with another address wants to accept the invitation that was sent to this one.',
  fr: 'Quelqu’un qui est connecté à Waybill avec une autre adresse veut accepter l’invitation envoyée à celle-ci.',
})

/** To the address that a guest registers with. */
export const guestCodeMail = codeMail('Code for a new account', 'verification-code', {
  en: 'Somebody wants to make a Waybill account with this address.',
  fr: 'Quelqu’un veut créer un compte Waybill avec cette adresse.',
})

export const emailTakenMail = mailKind<MailFacts & { readonly firstName: string }>({
  title: 'E-mail that is yours already',
  purpose: 'email-taken',
  by: 'waybill',
  words: {
    en: () => ({
      subject: 'Somebody tried to use your e-mail for Waybill',
      paragraphs: [
        'Somebody asked to sign in to another Waybill account with this e-mail address. It belongs to your account, so nothing was changed.',
      ],
      closing: [
        'If it was you: sign in with this address, or change the address of that account first. If it was not you, there is nothing to do.',
      ],
    }),
    fr: () => ({
      subject: 'Quelqu’un a voulu utiliser votre courriel pour Waybill',
      paragraphs: [
        'Quelqu’un a demandé à se connecter à un autre compte Waybill avec cette adresse courriel. Elle appartient à votre compte : rien n’a été changé.',
      ],
      closing: [
        'Si c’est vous, connectez-vous avec cette adresse, ou changez d’abord celle de votre compte. Si ce n’est pas vous, il n’y a rien à faire.',
      ],
    }),
  },
  example: { firstName: 'Helen' },
})

/** By what happened. No secret, no link: who gets such a mail by mistake, or a forged one, has nothing to follow. */
export const securityMails = {
  passwordChanged: securityMail('Password changed', {
    en: {
      subject: 'Your Waybill password was changed',
      text: 'The password of your Waybill account was changed, and you are signed out everywhere else.',
      otherwise: 'choose a new password with “Forgot your password?” on the sign-in page',
    },
    fr: {
      subject: 'Votre mot de passe Waybill a été changé',
      text: 'Le mot de passe de votre compte Waybill a été changé, et vous êtes déconnecté partout ailleurs.',
      otherwise: 'choisissez un nouveau mot de passe avec « Forgot your password? » sur la page de connexion',
    },
  }),
  emailChanged: securityMail('E-mail changed', {
    en: {
      subject: 'Your Waybill e-mail was changed',
      text: 'You sign in to Waybill with another e-mail address from now on. This one is not used any more.',
      otherwise: 'tell the administrator of your organization at once',
    },
    fr: {
      subject: 'Votre courriel Waybill a été changé',
      text: 'Vous vous connectez désormais à Waybill avec une autre adresse courriel. Celle-ci ne sert plus.',
      otherwise: 'prévenez tout de suite l’administrateur de votre organisation',
    },
  }),
  twoStepOn: securityMail('Two-step sign-in on', {
    en: {
      subject: 'Two-step sign-in was turned on',
      text: 'Signing in to your Waybill account takes a code from an app from now on.',
      otherwise: 'change your password and tell the administrator of your organization',
    },
    fr: {
      subject: 'La connexion en deux étapes a été activée',
      text: 'La connexion à votre compte Waybill demande désormais un code fourni par une application.',
      otherwise: 'changez votre mot de passe et prévenez l’administrateur de votre organisation',
    },
  }),
  twoStepOff: securityMail('Two-step sign-in off', {
    en: {
      subject: 'Two-step sign-in was turned off',
      text: 'Your password alone signs you in to Waybill from now on.',
      otherwise: 'change your password and turn two-step sign-in on again, in your profile',
    },
    fr: {
      subject: 'La connexion en deux étapes a été désactivée',
      text: 'Votre mot de passe suffit désormais pour vous connecter à Waybill.',
      otherwise: 'changez votre mot de passe et réactivez la connexion en deux étapes dans votre profil',
    },
  }),
  recoveryCodes: securityMail('Recovery codes replaced', {
    en: {
      subject: 'Your Waybill recovery codes were replaced',
      text: 'New recovery codes were made for your Waybill account. Those from before work no more.',
      otherwise: 'change your password and make new codes, in your profile',
    },
    fr: {
      subject: 'Vos codes de secours Waybill ont été remplacés',
      text: 'De nouveaux codes de secours ont été créés pour votre compte Waybill. Les anciens ne fonctionnent plus.',
      otherwise: 'changez votre mot de passe et créez de nouveaux codes dans votre profil',
    },
  }),
  newDevice: securityMail('New device', {
    en: {
      subject: 'A new device signed in to Waybill',
      text: 'Somebody signed in to your Waybill account on a device that we did not know.',
      otherwise: 'sign that device out in your profile and change your password',
    },
    fr: {
      subject: 'Un nouvel appareil s’est connecté à Waybill',
      text: 'Quelqu’un s’est connecté à votre compte Waybill sur un appareil que nous ne connaissions pas.',
      otherwise: 'déconnectez cet appareil dans votre profil et changez votre mot de passe',
    },
  }),
  deleted: securityMail('Account deleted', {
    en: {
      subject: 'Your Waybill account was deleted',
      text: 'Your Waybill account was deleted. You can make a new one with this address at any time.',
      otherwise: 'tell the administrator of your organization at once',
    },
    fr: {
      subject: 'Votre compte Waybill a été supprimé',
      text: 'Votre compte Waybill a été supprimé. Vous pouvez en créer un nouveau avec cette adresse à tout moment.',
      otherwise: 'prévenez tout de suite l’administrateur de votre organisation',
    },
  }),
} as const

export type SecurityNotice = keyof typeof securityMails

function codeMail(
  title: string,
  purpose: string,
  why: { readonly en: string; readonly fr: string },
): ShownMailKind<CodeFacts> {
  return mailKind<CodeFacts>({
    title,
    purpose,
    by: 'waybill',
    words: {
      en: () => ({
        subject: 'Your code for Waybill',
        paragraphs: [`${why.en} If that is you, type this code within ten minutes:`],
        closing: ['If it is not you, tell nobody the code, and nothing happens.'],
      }),
      fr: () => ({
        subject: 'Votre code pour Waybill',
        paragraphs: [`${why.fr} Si c’est vous, entrez ce code dans les dix minutes :`],
        closing: ['Si ce n’est pas vous, ne donnez ce code à personne, et il ne se passera rien.'],
      }),
    },
    example: { code: '204917' },
  })
}

interface SecurityWords {
  readonly subject: string
  readonly text: string
  /** What to do for somebody who did not do it. */
  readonly otherwise: string
}

function securityMail(title: string, { en, fr }: { readonly en: SecurityWords; readonly fr: SecurityWords }) {
  return mailKind<SecurityFacts>({
    title,
    purpose: 'security',
    by: 'waybill',
    words: {
      en: (facts) => ({
        subject: en.subject,
        paragraphs: [en.text],
        list: [`When: ${minuteText(facts.at, 'en', facts.timeZone)}`, ...placeOf('Where: ', facts)],
        closing: [`If it was you, there is nothing to do. If it was not you, ${en.otherwise}.`],
      }),
      fr: (facts) => ({
        subject: fr.subject,
        paragraphs: [fr.text],
        list: [`Quand : ${minuteText(facts.at, 'fr', facts.timeZone)}`, ...placeOf('Où : ', facts)],
        closing: [`Si c’est vous, il n’y a rien à faire. Si ce n’est pas vous, ${fr.otherwise}.`],
      }),
    },
    example: {
      firstName: 'Helen',
      timeZone: 'America/Regina',
      at: 1_793_725_200,
      device: 'Chrome on Windows',
      address: '203.0.113.7',
    },
  })
}

function placeOf(label: string, { device, address }: SecurityFacts): string[] {
  const where = [device, address].filter((part) => part !== null).join(', ')
  return where === '' ? [] : [label + where]
}
