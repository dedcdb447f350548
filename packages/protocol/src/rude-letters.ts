/**
 * What reads as a rude word though its vowels are missing, or stand as V or X, in English, Spanish and
 * Japanese as it is romanised. A form stands for all that contain it; with an L, as no code has, there is none.
 */
const RUDE = {
  English: `
    BGGR BSTRD BTCH CCK CHNK CNT CRP CVM CVNT CXNT DCK DMN DXCK FCK FGG FGT FKN FKR FRT FVC FVK
    FXC FXK JRK JZM JZZ KKK KNT NGG NGR PHCK PHVC PNS PRCK PRN PRV PSS PVSS RPD RPST RTRD SCK
    SHT SHXT SKNK SMN SPRM STFV SVCK SXX TRD TRNN TTS TVRD TWT VGN VJN WHR WNK WTF XXX
  `,
  Spanish: `
    CBRN CGR CHNG CHPM CJN CNCH CSM CTM HDP HJDP HJPT HPT JDR JDT KBRN KGR MMG MMN MRCN MRD MRKN
    NMMS PNCH PNDJ PRR PTM PTS PTZ PVT PXT VRG ZRR
  `,
  Japanese: `
    CHKB CHNCH CHNP DQN HNT KCHG KNTM KRS KSM KTG MNK NTR SHN TKB TNK TNP TNTN VNK
  `,
}

const ANY_RUDE = new RegExp(Object.values(RUDE).join(' ').trim().split(/\s+/).join('|'))

/** Whether letters read as a rude word. Meant for letters without vowels: with them no list is long enough. */
export function areRude(letters: string): boolean {
  return ANY_RUDE.test(letters)
}
