/** The operator's values, which the gateway writes into the page (rules/portal-settings#operator-values). */
const site = {
  patientPlatformUrl: 'https://patients.osteon.example',
  researchPlatformUrl: 'https://research.osteon.example',
  email: 'service@osteon.example',
  appUrl: 'https://osteon.example/app',
  officialAccountUrl: 'https://osteon.example/official-account',
};

const script = document.createElement('script');
script.id = 'site';
script.type = 'application/json';
script.textContent = JSON.stringify(site);
if (!document.getElementById(script.id)) document.head.append(script);
